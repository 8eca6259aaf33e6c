import { createHash } from 'node:crypto'

/** One transaction in the service's format. */
export type HistoryRow = {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly hash: string
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: string
    readonly nonce: number
    readonly application?: { readonly name: string; readonly iconUrl: string } | null
    readonly chain?: string | null
  }
  readonly transfers: readonly HistoryTransfer[] | null
}

/** A transfer of a transaction in the service's format. */
export type HistoryTransfer = {
  readonly fungible_info?: FungibleInfo | null
  readonly nft_info?: CollectibleInfo | null
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  readonly value?: number | null
  readonly price?: number | null
}

type FungibleInfo = {
  readonly name: string
  readonly symbol: string
  readonly icon?: { readonly url: string }
}

type CollectibleInfo = {
  readonly name: string
  readonly content: { readonly preview: Picture; readonly detail: Picture } | null
  readonly flags: { readonly is_spam: boolean }
}

type Picture = { readonly url: string; readonly content_type: string }

/** A transaction of an account before it is formatted: its time, and its place on its chain. */
export type HistoryEntry = {
  readonly time: number
  readonly chain: string
  readonly block: number
  readonly index: number
  /** Pending transactions are on the first page only. */
  readonly isPending: boolean
  write(): Promise<HistoryRow>
}

/** Returns an id that depends only on the transaction and the account. */
export function rowId(hash: string, account: string): string {
  const hex = createHash('sha256').update(`${hash} ${account}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `6${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Formats a time as the service does. */
export function writeTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z')
}
