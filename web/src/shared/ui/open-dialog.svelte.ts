/** The global dialog that is open, if any. */
export const dialogs: { open: "settings" | "keys" | null } = $state({ open: null });
