/** Which house dialog is open. */
export const ui: { open: "settings" | "keys" | null } = $state({ open: null });
