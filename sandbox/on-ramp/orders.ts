import { randomUUID } from 'node:crypto'
import type { ApiNode } from '../blockchain-api/api-node.ts'
import type { Purchases } from '../blockchain-api/buy/purchases.ts'
import { createShortLived } from '../short-lived.ts'
import { purchaseText, type Quote } from './quote.ts'
import type { PaymentOutcome } from './test-payments.ts'
import { payOut } from './treasury.ts'
import type { Visit } from './visit.ts'

/** A purchase after its quote: unpaid, pending, waiting for the bank's question, or ended. */
export type PlacedOrder = {
  readonly id: string
  readonly quote: Quote
  readonly address: string
  readonly redirectUrl: string | null
  readonly provider: Visit['provider']
  readonly createdAt: string
  readonly stand:
    | { readonly is: 'open' | 'asks-bank' | 'in-progress' }
    | { readonly is: 'done'; readonly hash: string }
    | { readonly is: 'failed'; readonly reason: string }
}

/** The orders of all visitors. */
export type Orders = {
  /** Creates an order and returns its key. */
  place(order: Pick<PlacedOrder, 'quote' | 'address' | 'redirectUrl' | 'provider'>): string
  find(key: string): PlacedOrder | null
  /** Begins the purchase, once. It continues without the page. */
  pay(key: string, outcome: PaymentOutcome): void
  /** Accepts the payer's answer to the bank, once. */
  confirm(key: string, isConfirmed: boolean): void
}

/** The dependencies of orders. `delay` is in milliseconds. */
export type OrdersParts = {
  readonly node: (chain: string) => ApiNode | null
  readonly purchases: Purchases
  readonly delay: () => number
  /** Runs a function after some milliseconds. */
  readonly later: (run: () => void, milliseconds: number) => void
}

const lifetime = 60 * 60_000

/** Creates an empty list of orders. */
export function createOrders({ node, purchases, delay, later }: OrdersParts): Orders {
  const orders = createShortLived<{ order: PlacedOrder }>(lifetime, Date.now)

  function change(kept: { order: PlacedOrder }, stand: PlacedOrder['stand']): void {
    kept.order = { ...kept.order, stand }
    const { id, quote, address, createdAt, provider } = kept.order
    if (provider !== 'coinbase') return
    const { asset, network } = quote.purchasable
    const status = { done: 'SUCCESS', failed: 'FAILED' } as const
    purchases.put(address, {
      id,
      status: stand.is === 'done' || stand.is === 'failed' ? status[stand.is] : 'IN_PROGRESS',
      symbol: asset.symbol,
      name: asset.name,
      amount: purchaseText(quote),
      minedAt: createdAt,
      ...(stand.is === 'done' && { hash: stand.hash, chain: network.chain }),
    })
  }
  async function settle(kept: { order: PlacedOrder }): Promise<void> {
    const { quote, address } = kept.order
    const { purchasable, amount } = quote
    try {
      const reached = node(purchasable.network.chain)
      if (!reached) throw new Error(`${purchasable.network.displayName} does not run.`)
      change(kept, { is: 'done', hash: await payOut(reached, { purchasable, to: address, amount }) })
    } catch (error) {
      change(kept, { is: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  }
  function keptIn(key: string, stand: PlacedOrder['stand']['is']) {
    const kept = orders.find(key)
    return kept?.order.stand.is === stand ? kept : null
  }

  return {
    place: (order) =>
      orders.put({
        order: {
          ...order,
          id: randomUUID(),
          createdAt: new Date().toISOString(),
          stand: { is: 'open' },
        },
      }),
    find: (key) => orders.find(key)?.order ?? null,
    pay(key, outcome) {
      const kept = keptIn(key, 'open')
      if (!kept) return
      kept.order = { ...kept.order, createdAt: new Date().toISOString() }
      change(kept, { is: outcome === 'asks-bank' ? 'asks-bank' : 'in-progress' })
      if (outcome === 'paid') void settle(kept)
      if (outcome === 'declined') change(kept, { is: 'failed', reason: 'Your bank declined the payment.' })
      if (outcome === 'delayed') later(() => void settle(kept), delay())
    },
    confirm(key, isConfirmed) {
      const kept = keptIn(key, 'asks-bank')
      if (!kept) return
      change(
        kept,
        isConfirmed
          ? { is: 'in-progress' }
          : { is: 'failed', reason: 'You did not confirm the payment to your bank.' },
      )
      if (isConfirmed) void settle(kept)
    },
  }
}
