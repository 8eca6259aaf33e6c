import { randomUUID } from 'node:crypto'
import type { HistoryRow } from '../activity/history-row.ts'

/** The purchases of accounts, finished and pending ones. */
export type Purchases = {
  /** Returns the purchases of an account, newest first. */
  of(account: string): readonly HistoryRow[]
  /** Replaces an account's purchases. Throws a sentence that names the invalid field. */
  set(account: string, purchases: readonly unknown[]): void
  /** Adds a purchase, or replaces the one with the same id. */
  put(account: string, purchase: Purchase & { readonly id: string }): void
}

const statuses = ['SUCCESS', 'IN_PROGRESS', 'FAILED'] as const

/** One purchase, as the on-ramp reports it and as `/control` orders it. */
type Purchase = {
  readonly id?: string
  readonly status: (typeof statuses)[number]
  readonly symbol?: string
  readonly name?: string
  readonly amount: string
  readonly minedAt?: string
  readonly hash?: string
  readonly chain?: string
}

/** Creates an empty list of purchases. */
export function createPurchases(): Purchases {
  const known = new Map<string, readonly HistoryRow[]>()
  return {
    of: (account) =>
      [...(known.get(account.toLowerCase()) ?? [])].sort((left, right) =>
        right.metadata.minedAt.localeCompare(left.metadata.minedAt),
      ),
    set: (account, purchases) =>
      void known.set(
        account.toLowerCase(),
        purchases.map((purchase) => writePurchase(account, purchase as Purchase)),
      ),
    put(account, purchase) {
      const others = (known.get(account.toLowerCase()) ?? []).filter(({ id }) => id !== purchase.id)
      known.set(account.toLowerCase(), [...others, writePurchase(account, purchase)])
    },
  }
}

function writePurchase(account: string, purchase: Purchase): HistoryRow {
  const {
    id,
    status,
    symbol = 'USDC',
    name = symbol,
    amount,
    minedAt,
    hash = '',
    chain,
  } = Object(purchase) as Purchase
  if (!statuses.includes(status)) throw new Error(`"status" must be one of ${statuses.join(', ')}.`)
  if (typeof amount !== 'string') throw new Error('"amount" must be text such as "25".')
  return {
    id: id ?? randomUUID(),
    metadata: {
      operationType: 'buy',
      hash,
      minedAt: minedAt ?? new Date().toISOString(),
      sentFrom: 'Coinbase',
      sentTo: account,
      status: `ONRAMP_TRANSACTION_STATUS_${status}`,
      nonce: 1,
      application: null,
      ...(chain !== undefined && { chain }),
    },
    transfers: [{ fungible_info: { name, symbol }, direction: 'in', quantity: { numeric: amount } }],
  }
}
