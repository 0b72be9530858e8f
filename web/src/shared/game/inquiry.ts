/** Reading the answers to inquiries, which stand under the name of what was asked. */

type Answered<Answer, Name extends string> = Extract<Answer, Record<Name, unknown>>[Name &
  keyof Extract<Answer, Record<Name, unknown>>];

/** The part of an answer under this name; null until the engine has answered. */
export function answerTo<Answer extends object, Name extends string>(
  name: Name,
  answer: Answer | null,
): Answered<Answer, Name> | null {
  return answer !== null && name in answer ? (answer as Record<Name, Answered<Answer, Name>>)[name] : null;
}
