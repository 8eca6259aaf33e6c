import type { BaseUnits } from '../domain/values/amount.ts'
import { decimalOf } from '../domain/values/amount.ts'
import { wrongArgument } from '../domain/features/route.ts'
import type { Route } from '../domain/features/route.ts'
import { decimalText } from '../domain/values/numbers/ratio.ts'
import type { Ratio } from '../domain/values/numbers/ratio.ts'
import { minimumReceived } from '../domain/swap/quote/amounts.ts'
import type { SwapPrice } from '../domain/swap/quote/host-quote.ts'
import type { SwapRisk } from '../domain/swap/review/risk.ts'
import { defaultSlippage, leastSlippage, mostSlippage } from '../domain/swap/form/slippage.ts'
import { isUnsignedInteger } from '../domain/values/numbers/unsigned-integer.ts'
import type { Abortable } from './abortable.ts'
import type { Latchkey } from '../latchkey.ts'
import { activeAccount } from '../selectors/account/active-account.ts'
import { unknownFieldRefusal } from './known-fields.ts'
import { explained, verbNotDone } from './verb-failure.ts'
import { expectReady } from './expect-ready.ts'
import { makeSwap } from './make-swap.ts'
import { detailsOfPrice, quoteSwap } from './quote-swap.ts'

/** A swap that a host requests. */
export type SwapRequest = {
  /** `native` for the coin, or the address of a token on the network of the connected account. */
  readonly from: string
  /** The token to receive: `native`, or its address. */
  readonly to: string
  /** The amount of `from` to give, in whole tokens such as `1.5`. */
  readonly amount: string
  /** The greatest slippage, in integer percent from 1 to 50; by default 1. */
  readonly slippage?: number | undefined
}

/** The result of a swap, as it is quoted now. */
export type SwapOffer = {
  /** The quoted amount of the received token, in base units. */
  readonly received: BaseUnits
  /** The least amount of it that may arrive, in base units. */
  readonly minimum: BaseUnits
  /** The quoted amount in whole tokens. */
  readonly formatted: string
  /** The symbol of the received token. */
  readonly symbol: string
  /**
   * By how many percent the received amount is worth less than the given one, as a plain decimal text. It
   * is negative if the received amount is worth more, and null if a price is not known.
   */
  readonly priceImpact: string | null
  /** The most that slippage may cost, in whole tokens of the received one. */
  readonly maxSlippage: string
  /** The provider's fee, in whole tokens of the given one. */
  readonly providerFee: string
  /** The estimated network fee in US dollars, as a plain decimal text; null if the price of the coin is unknown. */
  readonly costWorth: string | null
}

/** Verbs that swap without any view. */
export type SwapVerbs = {
  /**
   * Asks for the current price of a swap, independent of the current view. No wallet is asked, and no form changes.
   * @throws {LatchkeyError} `bad-request`, `invalid-request`, `feature-disabled`, `unauthorized`, `chain-unsupported`, `not-a-token` and
   * `insufficient-funds` as `swap`.
   * `aborted` after a stop. Also whatever a question to the service rejects with.
   */
  readonly quote: (request: SwapRequest) => Promise<SwapOffer>
  /**
   * Quotes and builds a swap. Asks the wallet for the token's allowance if that is missing, and then for the swap. Resolves with its hash once the
   * wallet has sent it.
   * It goes on independent of what a visitor views, opens or closes. `accept` names the risks that you accept; by default none.
   * @throws {LatchkeyError} `bad-request` if the request or the signal is none, or for a swap of a token for itself.
   * `invalid-request` for an amount of nothing, or of more decimals than the token has. `feature-disabled`, `unauthorized`.
   * `chain-unsupported` on a network that is not offered or not supported. `not-a-token` if the service does not swap one of the two.
   * `insufficient-funds`. `risk-not-accepted` for a risk that you do not accept.
   * `user-rejected`, or whatever else a request to the wallet or a question to the service rejects with.
   * `aborted` after a stop, or once `signal` aborts. `aborted` if the account or its network changes before the wallet is asked for the swap, or if
   * its session ends after that.
   * `aborted` also if the wallet meanwhile signs the same order, which was given up before.
   * The message says if the wallet may still sign it, or has sent it.
   */
  readonly swap: (
    request: SwapRequest & Abortable & { readonly accept?: readonly SwapRisk[] | undefined },
  ) => Promise<{ readonly hash: string }>
}

/** Returns the verbs that quote and swap. */
export function createSwapVerbs(latchkey: Latchkey): SwapVerbs {
  const holderFor = async (undone: string, signal?: Abortable['signal']) => {
    await expectReady(latchkey, 'swap', undone, signal)
    const holder = activeAccount(latchkey.state())
    if (!holder) throw await verbNotDone(undone, { code: 'unauthorized' })
    return holder
  }
  return {
    quote: async (request) => {
      const { from = '', to = '', amount = '' } = await routeFor('quote', request)
      const undone = 'Nothing was quoted'
      const slippage = await slippageOf('quote()', request)
      const holder = await holderFor(undone)
      const outcome = await quoteSwap(latchkey, { ...holder, from, to, amount, slippage })
      if ('result' in outcome) return offerOf(outcome.result)
      throw await verbNotDone(undone, outcome.failure)
    },
    swap: async (request) => {
      const { from = '', to = '', amount = '' } = await routeFor('swap', request)
      const { accept, signal } = request
      const slippage = await slippageOf('swap()', request)
      const holder = await holderFor('Nothing was swapped', signal)
      const wanted = { ...holder, from, to, amount, slippage, signal }
      return { hash: await makeSwap(latchkey, wanted, accept ?? []) }
    },
  }
}

/** The greatest number of decimals in the numbers of a quote. */
const termDecimals = 18

/** Returns a price for a host. */
function offerOf(price: SwapPrice): SwapOffer {
  const details = detailsOfPrice(price, null)
  const { decimals, symbol } = price.target
  const text = (ratio: Ratio | null) => (ratio ? decimalText(ratio, termDecimals) : null)
  return {
    received: price.received,
    minimum: minimumReceived(price.received, price.slippage),
    formatted: decimalOf(price.received, decimals),
    symbol,
    priceImpact: text(details.priceImpact),
    maxSlippage: decimalText(details.maxSlippage, termDecimals),
    providerFee: decimalText(details.providerFee, termDecimals),
    costWorth: text(details.networkCost),
  }
}

/** Returns the slippage of a request. Throws `bad-request` if it is not one that may be chosen. */
async function slippageOf(verb: string, request: SwapRequest): Promise<number> {
  const slippage = request.slippage ?? defaultSlippage
  if (isUnsignedInteger(slippage) && slippage >= leastSlippage && slippage <= mostSlippage) return slippage
  const expected = `whole percent from ${leastSlippage} to ${mostSlippage}`
  throw await explained('bad-request', (words) =>
    words.invalidArgumentError(verb, { name: 'slippage', value: slippage }, expected),
  )
}

type SwapRoute = Extract<Route, { readonly view: 'Swap' }>

/** Returns a request as a route of the form. Throws `bad-request` for a value that is no request. */
async function routeFor(verb: 'quote' | 'swap', request: Partial<SwapRequest>): Promise<SwapRoute> {
  if (Object(request) !== request)
    throw await explained('bad-request', ({ orderRefused }) => orderRefused(verb, request))
  const stray = unknownFieldRefusal(verb === 'quote' ? 'quote of swaps' : verb, request)
  if (stray) throw await stray
  const { from = '', to = '', amount = '' } = request
  const route = { view: 'Swap', from, to, amount } as const
  const wrong = wrongArgument(route)
  if (wrong)
    throw await explained('bad-request', (words) => words.fieldRefused(`${verb}()`, route.view, wrong))
  return route
}
