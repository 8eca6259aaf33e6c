import { emptyEntry } from '../order/amount-entry.ts'
import type { AmountEntry } from '../order/amount-entry.ts'
import type { BaseUnits } from '../values/amount.ts'
import { planSwaps } from './plan-swaps.ts'
import { isSameAccount } from '../account/same-account.ts'
import type { AccountOnChain } from '../account/same-account.ts'
import type { SwapAllowances } from './allowance/allowance.ts'
import { isAsked, isRunning } from './flow.ts'
import type { SwapFlow } from './flow.ts'
import type { SwapPrefill } from './prefill.ts'
import type { SwapRisk } from './risk.ts'
import { defaultSlippage } from './slippage.ts'
import { unmade } from './status.ts'
import type { SwapDraftStatus, SwapStatus } from './status.ts'
import type { SwapToken } from './token.ts'

/** What a visitor wants to swap, and everything that wallets are asked for swaps. */
export type SwapState = SwapDraft & {
  readonly allowances: SwapAllowances
  /** The accounts whose wallet signs no permits, so that tokens are approved by transactions. */
  readonly withoutPermits: readonly AccountOnChain[]
  /** The accounts for which the service, a node or the wallet does not approve and swap as one operation. */
  readonly withoutBundles: readonly AccountOnChain[]
  /** What wallets are asked, by its flow. */
  readonly swaps: Readonly<Record<string, SwapFlow>>
}

/** The form and its review. */
export type SwapDraft = {
  readonly prefill: SwapPrefill | null
  readonly holder: AccountOnChain | null
  readonly source: SwapToken | null
  readonly target: SwapToken | null
  readonly entry: AmountEntry
  /** In whole percent. */
  readonly slippage: number
  /** What stands in its field; null where that is the slippage itself. */
  readonly slippageText: string | null
  readonly status: SwapDraftStatus
  /** What was to come as the review began, in base units; null where nobody reviews. */
  readonly reviewed: BaseUnits | null
  /** What was told that needs a second press. */
  readonly told: readonly SwapRisk[]
  /** What was to come by then, in base units; null before anything was told. */
  readonly toldAt: BaseUnits | null
  /** The flow that the review shows: the last one that the visitor started for this order; null for none. */
  readonly started: string | null
}

/** A form before anybody came for one. */
const initialDraft: SwapDraft = {
  prefill: null,
  holder: null,
  source: null,
  target: null,
  entry: emptyEntry,
  slippage: defaultSlippage,
  slippageText: null,
  status: { step: 'idle' },
  reviewed: null,
  told: [],
  toldAt: null,
  started: null,
}

/** The state before anybody swaps. */
export const initialSwap: SwapState = {
  ...initialDraft,
  allowances: [],
  withoutPermits: [],
  withoutBundles: [],
  swaps: {},
}

/** Returns what changes as a form ends: the next one is empty, and its wallet may be asked for permits and bundles again. */
export function ended(state: SwapState): Partial<SwapState> {
  const others = (accounts: readonly AccountOnChain[]) =>
    accounts.filter((one) => !isSameAccount(state.holder, one))
  return {
    ...initialDraft,
    withoutPermits: others(state.withoutPermits),
    withoutBundles: others(state.withoutBundles),
  }
}

/** Returns the same, but for the slippage, which the next form keeps. */
export function begun(state: SwapState): Partial<SwapState> {
  return { ...ended(state), slippage: state.slippage }
}

/** Returns what changes of a form once so many whole percent less may come. */
export function withSlippage(
  { status }: Pick<SwapState, 'status'>,
  slippage: number,
): Pick<SwapState, 'slippage' | 'told' | 'status' | 'started'> {
  return { slippage, told: [], status: unmade(status), started: null }
}

type Shown = Pick<SwapState, 'swaps' | 'started'>

/** Returns the flow that the review shows; null for none. */
export function shownSwap({ swaps, started }: Shown): SwapFlow | null {
  return started === null ? null : (swaps[started] ?? null)
}

/** Returns whether the wallet is asked for what the form shows, or the chain of an approval has yet to decide. */
export function isAskedForForm(form: Shown): boolean {
  const flow = shownSwap(form)
  return flow !== null && isAsked(flow)
}

/** Returns whether a wallet's owner or the chain has yet to decide, so that nothing of the order may change. */
export function isSwapPending(form: Shown): boolean {
  const flow = shownSwap(form)
  return flow !== null && isRunning(flow)
}

/** Returns whether the order in the form may change: there are tokens, and nobody is asked or waited for. */
export function mayChange(form: Pick<SwapState, 'status'> & Shown): boolean {
  const { status } = form
  const isWithoutTokens = status.step === 'failed' && status.stage === 'tokens'
  return status.step !== 'idle' && status.step !== 'initializing' && !isWithoutTokens && !isSwapPending(form)
}

/** Returns how far a swap has come that the form shows. */
export function statusOfForm(form: Pick<SwapState, 'status'> & Shown): SwapStatus {
  const { status } = form
  if (status.step !== 'built') return status
  const { quote } = status
  const flow = shownSwap(form)
  if (!flow || !isRunning(flow)) return { ...status, failure: flow?.step === 'failed' ? flow.failure : null }
  const { id, plan, isLingering } = flow
  if (flow.step === 'swapping')
    return { step: 'swapping', flow: id, quote, plan, hash: flow.signed?.hash ?? null }
  return planSwaps(plan)
    ? { step: 'signing', flow: id, quote, plan, isLingering }
    : { step: 'approving', flow: id, quote, plan, isLingering, hash: flow.approvedBy }
}
