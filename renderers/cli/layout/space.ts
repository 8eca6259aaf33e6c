/** The space a screen or a part has, in columns and rows. */
export type Space = { readonly columns: number; readonly rows: number }
