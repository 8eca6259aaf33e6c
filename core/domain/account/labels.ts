/** A wallet's own names for its accounts, by address. */
export type AccountLabels = Record<string, string>
