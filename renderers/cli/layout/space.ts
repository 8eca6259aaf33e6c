/** The space of a screen or a part, in columns and rows. */
export type Space = { readonly columns: number; readonly rows: number }
