import * as z from 'zod/mini'

/** What a wallet calls some of its accounts, by address. */
export const AccountLabels = z.record(z.string(), z.string())
export type AccountLabels = Record<string, string>
