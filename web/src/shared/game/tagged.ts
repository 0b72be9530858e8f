/** Reading the program's enums: a variant without fields is its tag, another one an object with the tag as its only key. */

/** The tags of an enum. */
export type TagOf<Enum> = Enum extends string ? Enum : keyof Enum & string;

type BodyOf<Enum> = Enum extends string ? never : Enum[keyof Enum];
type KeyOf<Body> = Body extends unknown ? keyof Body : never;
type FieldOf<Body, Key> = Body extends unknown ? (Key extends keyof Body ? Body[Key] : never) : never;

/** The fields of any variant; which of them there are depends on the tag. */
export type FieldsOf<Enum> = { [Key in KeyOf<BodyOf<Enum>>]?: FieldOf<BodyOf<Enum>, Key> };

/** The fields of a value; none for a variant that is only a tag. */
export function fieldsOf<Enum extends string | object>(value: Enum | undefined): FieldsOf<Enum> {
  const [body] = typeof value === "object" ? (Object.values(value) as unknown[]) : [];
  return (typeof body === "object" && body !== null ? body : {}) as FieldsOf<Enum>;
}

/** The tag of a value. */
export function tagOf<Enum extends string | object>(value: Enum): TagOf<Enum> {
  return (typeof value === "string" ? value : (Object.keys(value)[0] ?? "")) as TagOf<Enum>;
}
