import { isSameHash } from './same-account.ts'
import type { Failure } from './failure.ts'
import type { SwapOrder } from './swap-order.ts'
import { doesSwap } from './does-swap.ts'
import type { SwapPlan, SwapStage } from './swap-plan.ts'
import type { SwapQuote } from './swap-quote.ts'
import { isSettledBy } from './unconfirmed.ts'

/** How far a swap has come: nobody came for one (`idle`), the tokens of the chain are asked for, there is no order yet (`ready`), it is quoted, what is to be signed for it is made (`building`) and there (`built`, with why the wallet did not sign it the last time), the wallet is asked for leave to take the token (`approving`, with the hash and the time, in milliseconds since 1970, once that is on its way) or for the swap (`signing`), or the swap is on its way (without a hash while the wallet names none). What failed says at which stage, and is tried again from there. */
export type SwapStatus =
  | { readonly step: 'idle' | 'initializing' | 'ready' }
  | {
      readonly step: 'quoting'
      readonly question: string
      readonly order: SwapOrder
      readonly before: SwapQuote | null
    }
  | { readonly step: 'quoted'; readonly quote: SwapQuote }
  | {
      readonly step: 'failed'
      /** `chain`: it was signed, and failed there. */
      readonly stage: SwapStage | 'chain'
      readonly quote: SwapQuote | null
      readonly failure: Failure
    }
  | { readonly step: 'building'; readonly build: string; readonly quote: SwapQuote }
  | {
      readonly step: 'built'
      readonly build: string
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      readonly failure: Failure | null
    }
  | {
      readonly step: 'approving'
      readonly attempt: string
      readonly build: string
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      readonly isLingering: boolean
      readonly isOvertaken?: true
      readonly hash: string | null
      readonly sentAt: number | null
    }
  | {
      readonly step: 'signing'
      readonly attempt: string
      readonly build: string
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      readonly isLingering: boolean
      /** An earlier press for the very order was signed meanwhile. */
      readonly isOvertaken?: true
    }
  | {
      readonly step: 'swapping'
      readonly attempt: string
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      readonly hash: string | null
    }

/** The quote that stands, also while the same order is quoted again; null for none. */
export function standingQuote(status: SwapStatus): SwapQuote | null {
  if (status.step === 'quoting') return status.before
  return 'quote' in status ? status.quote : null
}

/** What is to be signed next, or was asked for; null before that is known. */
export function standingPlan(status: SwapStatus): SwapPlan | null {
  return 'plan' in status ? status.plan : null
}

type Asked = Extract<SwapStatus, { readonly step: 'approving' | 'signing' }>

/** Whether a wallet is asked for the swap or for leave to take its token, or the chain of that leave has yet to decide. */
export function isAsked<Status extends SwapStatus>(status: Status): status is Status & Asked {
  return status.step === 'approving' || status.step === 'signing'
}

/** Whether a wallet's owner or the chain has yet to decide, so that nothing of the order may change. */
export function isUnderWay(status: SwapStatus): boolean {
  return isAsked(status) || status.step === 'swapping'
}

type Signing = Extract<SwapStatus, { readonly step: 'signing' }>
type OnItsWay = Extract<SwapStatus, { readonly step: 'swapping' }>

/** Whether a wallet's owner has yet to decide on what a press asked for. */
export function isAskedBy<Status extends SwapStatus>(
  status: Status,
  attempt: string,
): status is Status & Asked {
  return isAsked(status) && status.attempt === attempt
}

/** What was built, once a press asks the wallet for it. */
export function askedFor(
  { build, quote }: Extract<SwapStatus, { readonly step: 'built' }>,
  attempt: string,
  plan: SwapPlan,
): SwapStatus {
  const asked = { attempt, build, quote, plan, isLingering: false }
  return doesSwap(plan)
    ? { step: 'signing', ...asked }
    : { step: 'approving', ...asked, hash: null, sentAt: null }
}

/** A swap that the wallet has signed, and sent by a transaction, or by one that it has yet to name. */
export function onItsWay({ attempt, quote, plan }: Asked | OnItsWay, hash: string | null): SwapStatus {
  return { step: 'swapping', attempt, quote, plan, hash }
}

/** Whether what a press asked for is a swap that the wallet signs, or whose transaction it has yet to name. */
export function isYetToBeNamed(status: SwapStatus, attempt: string): status is Signing | OnItsWay {
  const isOpen = status.step === 'signing' || (status.step === 'swapping' && status.hash === null)
  return isOpen && status.attempt === attempt
}

/** Whether a transaction is the swap that is on its way. */
export function isOnItsWay(status: SwapStatus, hash: string): status is OnItsWay {
  return status.step === 'swapping' && status.hash !== null && isSameHash(status.hash, hash)
}

/** A swap that the wallet did not sign, and why, where there is a reason: it stands as it was built. */
export function builtBefore({ build, quote, plan }: Asked, failure: Failure | null): SwapStatus {
  return { step: 'built', build, quote, plan, failure }
}

/** A swap as it was quoted, once a wallet has answered what it was asked before. */
export function quotedBefore({ quote }: Asked): SwapStatus {
  return { step: 'quoted', quote }
}

/** What becomes of a swap as a press failed: it stands as it was built where the wallet was asked, and is to be made anew where that had sent it. */
export function failedBy(status: SwapStatus, attempt: string, failure: Failure): SwapStatus {
  if (isAskedBy(status, attempt)) return builtBefore(status, failure)
  if (status.step === 'built' && isSettledBy(status.failure, failure)) return { ...status, failure }
  if (!isYetToBeNamed(status, attempt)) return status
  return { step: 'failed', stage: 'transaction', quote: status.quote, failure }
}

/** A swap as it was quoted, where what is to be signed for it was made, or could not be. */
export function unmade(status: SwapStatus): SwapStatus {
  const quote = standingQuote(status)
  return quote && ['building', 'built', 'failed'].includes(status.step) ? { step: 'quoted', quote } : status
}

/** A swap whose wallet was asked, and left: it stands as it was built, but once an approval is on its way what is to be signed next depends on that. */
export function leftBehind(asked: Asked): SwapStatus {
  const isApproved = asked.step === 'approving' && asked.hash !== null
  return isApproved ? quotedBefore(asked) : builtBefore(asked, null)
}

/** Whether the order in the form may change: there are tokens, and nobody is asked or waited for. */
export function mayChange(status: SwapStatus): boolean {
  const isWithoutTokens = status.step === 'failed' && status.stage === 'tokens'
  return status.step !== 'idle' && status.step !== 'initializing' && !isWithoutTokens && !isUnderWay(status)
}
