import type { ChainId } from './domain/caip.ts'
import type { PaymentCurrency } from './domain/on-ramp-options.ts'
import type { OnRampProvider } from './domain/on-ramp-provider.ts'
import type { OnRampQuote } from './domain/on-ramp-quote.ts'
import { shapeOf } from './domain/shape-of.ts'
import { onRamp } from './events/on-ramp.ts'
import { driveFlow, lost } from './drive-flow.ts'
import type { Drive, Sought } from './drive-flow.ts'
import type { Latchkey } from './latchkey.ts'
import { offeredProviders } from './selectors/offered-providers.ts'
import { amountStanding, purchasables, standingOnRampQuote } from './selectors/on-ramp.ts'
import type { Purchasable } from './selectors/on-ramp.ts'

/** What can be bought for the connected account, from whom, and in which currencies and ways one pays, within which limits. */
export type OnRampOffer = {
  readonly purchases: readonly Purchasable[]
  readonly payments: readonly PaymentCurrency[]
  readonly providers: readonly OnRampProvider[]
}

/** What is bought: for how much money, a decimal text such as `25` or `12.50`, and of what `offer` names which currency, way to pay in it and purchase; by default the first of each, and what is sold on the account's own network first. */
export type PurchaseRequest = {
  readonly amount: string
  readonly payment?: string | undefined
  readonly method?: string | undefined
  readonly purchase?: { readonly id: string; readonly chainId: ChainId } | undefined
}

/** What buys for money without any view. */
export type OnRampVerbs = {
  /**
   * Asks what can be bought; where no service says it, it is what is built in.
   * @throws {LatchkeyError} `feature-disabled`, `unauthorized`, `request-pending` while another flow runs or the modal is open; `aborted` after a stop, or when another account or network is looked at.
   */
  readonly offer: () => Promise<OnRampOffer>
  /**
   * Asks what a purchase costs, which is an estimate (`isEstimate`) where no service says it.
   * @throws {LatchkeyError} as `offer`; `chain-unsupported` where nothing is sold, `invalid-request` for an amount that is none, and for a currency, a way to pay or a purchase that is not offered, `limit-exceeded` for an amount beyond the limits of the way to pay.
   */
  readonly quote: (request: PurchaseRequest) => Promise<OnRampQuote>
  /**
   * Opens the page of a provider (by default `coinbase`) in a window, to be called in the press of a visitor, and answers its link once that is known, which you show where the browser kept the window back. What comes of it `purchase()` tells.
   * @throws {LatchkeyError} as `quote`; `resource-not-found` where that provider is not offered, and whatever keeps its page from being had.
   */
  readonly buy: (
    request: PurchaseRequest & { readonly provider?: string | undefined },
  ) => Promise<{ readonly link: string; readonly isWindowOpen: boolean }>
}

const route = { view: 'OnRampProviders' } as const

/** Buys by what the form would. */
export function createOnRampVerbs(latchkey: Latchkey): OnRampVerbs {
  return {
    offer: async () => driveFlow(latchkey, 'Nothing is offered', route, offered),
    quote: async (request) =>
      driveFlow(latchkey, 'Nothing was quoted', route, async (drive) => quoted(drive, request)),
    buy: async ({ provider = 'coinbase', ...request }) =>
      driveFlow(latchkey, 'Nothing was bought', route, async (drive) => {
        await quoted(drive, request)
        const before = drive.state().onRamp.current
        drive.send(onRamp.providerChosen({ provider }))
        const { current } = drive.state().onRamp
        if (current === null || current === before)
          return drive.until(() => ({ failure: { code: 'resource-not-found' } }))
        return drive.outcome<{ readonly link: string; readonly isWindowOpen: boolean }>(
          ({ onRamp: { attempts } }) => {
            const attempt = attempts[current]
            if (!attempt) return lost
            if (attempt.failure) return { failure: attempt.failure }
            if (attempt.link === null || attempt.window === 'opening') return null
            return { found: { link: attempt.link, isWindowOpen: attempt.window === 'open' } }
          },
        )
      }),
  }
}

async function offered({ until }: Drive): Promise<OnRampOffer> {
  return until((state): Sought<OnRampOffer> => {
    const { status, options } = state.onRamp.offer
    if (status !== 'loaded' && status !== 'failed') return null
    const payments = options.paymentCurrencies
    return { found: { purchases: purchasables(state), payments, providers: offeredProviders(state) } }
  })
}

async function quoted(drive: Drive, request: PurchaseRequest): Promise<OnRampQuote> {
  const { amount, payment, method, purchase } = Object(request) as Partial<PurchaseRequest>
  const detail = notOffered(await offered(drive), { payment, method, purchase })
  if (detail !== null) return drive.until(() => ({ failure: { code: 'invalid-request', detail } }))
  drive.send(onRamp.begunAnew())
  if (payment !== undefined) drive.send(onRamp.paymentChosen({ currency: payment }))
  if (method !== undefined) drive.send(onRamp.methodChosen({ method }))
  if (purchase) drive.send(onRamp.purchaseChosen({ id: purchase.id, chainId: purchase.chainId }))
  drive.send(onRamp.amountTyped({ text: String(amount), separator: '.' }))
  return drive.until((state): Sought<OnRampQuote> => {
    if (purchasables(state).length === 0) return { failure: { code: 'chain-unsupported' } }
    const standing = amountStanding(state)
    if (standing === 'no-amount') return { failure: { code: 'invalid-request' } }
    if (standing !== 'within') return { failure: { code: 'limit-exceeded' } }
    const quote = state.onRamp.quote.step === 'quoted' ? standingOnRampQuote(state) : null
    return quote && { found: quote }
  })
}

/** What is asked for and not offered, in words; null where all of it is, and where nothing is sold at all. */
function notOffered(
  { purchases, payments }: OnRampOffer,
  { payment, method, purchase }: Omit<PurchaseRequest, 'amount'>,
): string | null {
  if (purchases.length === 0) return null
  const paid = payment === undefined ? payments[0] : payments.find(({ id }) => id === payment)
  if (payment !== undefined && !paid)
    return `The payment is ${shapeOf(payment)}; expected one of ${idsOf(payments)}.`
  const { id: currency, limits = [] } = paid ?? {}
  if (method !== undefined && !limits.some(({ id }) => id === method))
    return `The method is ${shapeOf(method)}; expected one of ${idsOf(limits)} for ${currency}.`
  if (purchase === undefined) return null
  const { id, chainId } = Object(purchase) as Partial<typeof purchase>
  const isSold = purchases.some((one) => one.id === id && one.network.chainId === chainId)
  return isSold
    ? null
    : `The purchase is ${shapeOf(id)} on ${shapeOf(chainId)}; expected one that offer() names.`
}

function idsOf(all: readonly { readonly id: string }[]): string {
  return all.map(({ id }) => id).join(', ')
}
