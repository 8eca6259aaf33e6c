import { emptyEntry } from '../order/amount-entry.ts'
import type { AmountEntry } from '../order/amount-entry.ts'
import type { BaseUnits } from '../values/amount.ts'
import { isSwapPlan } from './plan/is-swap-plan.ts'
import { isSameAccount } from '../account/same-account.ts'
import type { AccountOnChain } from '../account/same-account.ts'
import type { SwapAllowances } from './allowance/allowance.ts'
import { isAwaitingSignature, isRunning } from './flow/flow.ts'
import type { SwapFlow } from './flow/flow.ts'
import type { SwapPrefill } from './form/prefill.ts'
import type { SwapRisk } from './review/risk.ts'
import { defaultSlippage } from './form/slippage.ts'
import { withoutPlan } from './phase.ts'
import type { SwapDraftPhase, SwapPhase } from './phase.ts'
import type { SwapToken } from './token.ts'

/** The visitor's form, and all requests to wallets for swaps. */
export type SwapState = SwapDraft & {
  readonly allowances: SwapAllowances
  /** The accounts whose wallet signs no permits, so that tokens are approved by transactions. */
  readonly withoutPermits: readonly AccountOnChain[]
  /** The accounts for which the service, a node or the wallet does not support approval and swap as one operation. */
  readonly withoutBundles: readonly AccountOnChain[]
  /** The requests to wallets, by the ids of their flows. */
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
  /** The text of the slippage field. Null if it shows the slippage itself. */
  readonly slippageText: string | null
  readonly phase: SwapDraftPhase
  /** The received amount when the review began, in base units. Null without a review. */
  readonly receivedAtReview: BaseUnits | null
  /** The risks that were shown, which need a second press. */
  readonly shownRisks: readonly SwapRisk[]
  /** The received amount when they were shown, in base units. Null before that. */
  readonly receivedAtWarning: BaseUnits | null
  /** The flow that the review shows: the last one that the visitor started for this order. Null for none. */
  readonly started: string | null
}

/** The form before a visitor opens it. */
const initialDraft: SwapDraft = {
  prefill: null,
  holder: null,
  source: null,
  target: null,
  entry: emptyEntry,
  slippage: defaultSlippage,
  slippageText: null,
  phase: { name: 'idle' },
  receivedAtReview: null,
  shownRisks: [],
  receivedAtWarning: null,
  started: null,
}

/** The state before any swap. */
export const initialSwap: SwapState = {
  ...initialDraft,
  allowances: [],
  withoutPermits: [],
  withoutBundles: [],
  swaps: {},
}

/** Returns the changes when a form ends. The next form is empty, and its wallet may be asked for permits and bundles again. */
export function ended(state: SwapState): Partial<SwapState> {
  const others = (accounts: readonly AccountOnChain[]) =>
    accounts.filter((one) => !isSameAccount(state.holder, one))
  return {
    ...initialDraft,
    withoutPermits: others(state.withoutPermits),
    withoutBundles: others(state.withoutBundles),
  }
}

/** Returns the same changes, but the slippage stays. */
export function emptiedKeepingSlippage(state: SwapState): Partial<SwapState> {
  return { ...ended(state), slippage: state.slippage }
}

/** Returns the changes of a form after a change of the slippage, in whole percent. */
export function withSlippage(
  { phase }: Pick<SwapState, 'phase'>,
  slippage: number,
): Pick<SwapState, 'slippage' | 'shownRisks' | 'phase' | 'started'> {
  return { slippage, shownRisks: [], phase: withoutPlan(phase), started: null }
}

type Shown = Pick<SwapState, 'swaps' | 'started'>

/** Returns the flow that the review shows. Null for none. */
export function shownSwap({ swaps, started }: Shown): SwapFlow | null {
  return started === null ? null : (swaps[started] ?? null)
}

/** Returns whether the form's request waits for the wallet, or for the chain of an approval. */
export function isFormAwaitingSignature(form: Shown): boolean {
  const flow = shownSwap(form)
  return flow !== null && isAwaitingSignature(flow)
}

/** Returns whether the form's request waits for the wallet or a chain, so that its order must not change. */
export function isSwapPending(form: Shown): boolean {
  const flow = shownSwap(form)
  return flow !== null && isRunning(flow)
}

/** Returns whether the order in the form may change: tokens are loaded, and no request is pending. */
export function mayChange(form: Pick<SwapState, 'phase'> & Shown): boolean {
  const { phase } = form
  const isWithoutTokens = phase.name === 'failed' && phase.stage === 'tokens'
  return phase.name !== 'idle' && phase.name !== 'initializing' && !isWithoutTokens && !isSwapPending(form)
}

/** Returns the phase of the form, including the flow that it shows. */
export function phaseOfForm(form: Pick<SwapState, 'phase'> & Shown): SwapPhase {
  const { phase } = form
  if (phase.name !== 'built') return phase
  const { quote } = phase
  const flow = shownSwap(form)
  if (!flow || !isRunning(flow)) return { ...phase, failure: flow?.step === 'failed' ? flow.failure : null }
  const { id, plan, isLingering } = flow
  if (flow.step === 'swapping')
    return { name: 'swapping', flow: id, quote, plan, hash: flow.signed?.hash ?? null }
  return isSwapPlan(plan)
    ? { name: 'signing', flow: id, quote, plan, isLingering }
    : { name: 'approving', flow: id, quote, plan, isLingering, hash: flow.approvedBy }
}
