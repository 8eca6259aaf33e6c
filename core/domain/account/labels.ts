/** What a wallet calls some of its accounts, by address. */
export type AccountLabels = Record<string, string>
