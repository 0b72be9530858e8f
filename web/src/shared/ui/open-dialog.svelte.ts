/** Which house dialog is open. */
export const dialogs: { open: "settings" | "keys" | null } = $state({ open: null });
