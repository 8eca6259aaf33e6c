import type { BaseUnits } from './domain/amount.ts'
import { decimalOf } from './domain/amount.ts'
import type { Route } from './domain/route.ts'
import { minimumReceived } from './domain/swap.ts'
import { isSwapChain } from './domain/swap-chains.ts'
import type { SwapRisk } from './domain/swap-risk.ts'
import type { SwapQuote } from './domain/swap-quote.ts'
import { isOneOf } from './events/define-events.ts'
import { router } from './events/router.ts'
import { swap } from './events/swap.ts'
import { driveFlow } from './drive-flow.ts'
import type { Drive, Sought } from './drive-flow.ts'
import type { Latchkey } from './latchkey.ts'
import type { RootState } from './reducers/root.ts'
import { lookedAt } from './selectors/looked-at.ts'
import { quoteOfForm } from './selectors/swap-order.ts'
import { shortageOfSwap, swapRisksOf } from './selectors/swap-progress.ts'

/** What is swapped: the coin (`native`) or a token of the network of the connected account by its address, for which other, and how much of the first in whole tokens such as `1.5`. */
export type SwapRequest = { readonly from: string; readonly to: string; readonly amount: string }

/** What a swap gives as it is quoted, and at least, in base units and in whole tokens of the second; `symbol` is that token's. */
export type SwapOffer = {
  readonly received: BaseUnits
  readonly minimum: BaseUnits
  readonly formatted: string
  readonly symbol: string
}

/** What swaps without any view. */
export type SwapVerbs = {
  /**
   * Asks what a swap would give now; nobody signs anything.
   * @throws {LatchkeyError} as `swap`, but for what only a wallet says.
   */
  readonly quote: (request: SwapRequest) => Promise<SwapOffer>
  /**
   * Has the swap quoted and made, asks the wallet for leave to take the token where that is missing and then for the swap, and answers its hash once the wallet sent it. `accept` names risks that are taken; without it none is.
   * @throws {LatchkeyError} `bad-request` for what is no request, `feature-disabled`, `unauthorized`, `chain-unsupported`, `not-a-token` where the service does not swap one of the two, `insufficient-funds`, `verification-failed` for a
   * risk that is not accepted, `user-rejected` and whatever else a request to the wallet or a question to the service rejects with; `request-pending` while another flow runs or the modal is open; `aborted` after a stop, or when another account or network is looked at.
   */
  readonly swap: (
    request: SwapRequest & { readonly accept?: readonly SwapRisk[] | undefined },
  ) => Promise<{ readonly hash: string }>
}

/** Swaps by what the form and its review would. */
export function createSwapVerbs(latchkey: Latchkey): SwapVerbs {
  return {
    quote: async (request) =>
      driveFlow(latchkey, 'Nothing was quoted', routeFor(request), async ({ state, until }) => {
        const quote = await until(quoted)
        const { target, slippage } = state().swap
        return {
          received: quote.received,
          minimum: minimumReceived(quote.received, slippage),
          formatted: decimalOf(quote.received, target?.decimals ?? 0),
          symbol: target?.symbol ?? '',
        }
      }),
    swap: async ({ accept = [], ...request }) =>
      driveFlow(latchkey, 'Nothing was swapped', routeFor(request), async (drive) => {
        await drive.until(quoted)
        drive.send(router.viewPushed({ view: 'SwapPreview' }))
        let hash: string | null = null
        while (hash === null) {
          const build = await drive.until(built)
          hash = await Promise.race([afterPress(drive, build), confirm(drive, accept)])
        }
        return { hash }
      }),
  }
}

function routeFor(request: Partial<SwapRequest>): Route {
  const { from = '', to = '', amount = '' } = Object(request) as Partial<SwapRequest>
  return { view: 'Swap', from, to, amount }
}

/** Presses as a visitor would, a second time where a risk is told that is accepted; answers never, and rejects with what keeps a press from being taken. */
function confirm({ state, send, until }: Drive, accept: readonly SwapRisk[]): Promise<never> {
  send(swap.confirmed())
  const refused = swapRisksOf(state()).risks.filter((risk) => !accept.includes(risk))
  const isTold = isUntouched(state())
  if (isTold && refused.length === 0) send(swap.confirmed())
  const detail = `Not accepted: ${refused.join(', ')}.`
  return until((now, event) =>
    event === null && isTold && isUntouched(now)
      ? { failure: { code: 'verification-failed', detail } }
      : null,
  )
}

/** Whether what was built was not asked for yet. */
function isUntouched({ swap: { status } }: RootState): boolean {
  return status.step === 'built' && status.failure === null
}

/** The quote of what was asked for, or why there is none. */
function quoted(state: RootState): Sought<SwapQuote> {
  const { status, prefill } = state.swap
  const holder = lookedAt(state)
  if (holder && !isSwapChain(holder.chainId)) return { failure: { code: 'chain-unsupported' } }
  if (status.step === 'failed') return { failure: status.failure }
  if (prefill?.missing.length) return { failure: { code: 'not-a-token' } }
  if (prefill !== null) return null
  if (shortageOfSwap(state) !== null) return { failure: { code: 'insufficient-funds' } }
  const quote = quoteOfForm(state.swap)
  return status.step === 'quoted' && quote ? { found: quote } : null
}

/** What is to be signed next, by its id. */
function built({ swap: { status } }: RootState): Sought<string> {
  if (status.step === 'failed') return { failure: status.failure }
  return status.step === 'built' ? { found: status.build } : null
}

/** What the next press comes to: the hash of the swap, or null where something else is to be signed now; what becomes of earlier attempts is none of it. */
function afterPress({ outcome }: Drive, build: string): Promise<string | null> {
  let attempt: string | null = null
  return outcome(({ swap: { status } }, event) => {
    if (event === null) return null
    if (isOneOf(event, swap.attemptStarted)) attempt ??= event.data.attempt
    if (isOneOf(event, swap.signed) && event.data.attempt === attempt) return { found: event.data.swap.hash }
    if (isOneOf(event, swap.attemptFailed) && event.data.attempt === attempt)
      return { failure: event.data.failure }
    if (status.step === 'failed') return { failure: status.failure }
    return status.step === 'built' && status.build !== build ? { found: null } : null
  })
}
