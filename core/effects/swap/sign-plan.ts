import { defer, filter, map } from 'rxjs'
import type { Observable } from 'rxjs'
import type { Failure } from '../../domain/errors/failure.ts'
import type { FailureCode } from '../../domain/errors/failure-code.ts'
import { bundleParams, refusesBundles } from '../../domain/operations/wallet-calls.ts'
import { permitArguments, permitTypedData } from '../../domain/swap/allowance/permit.ts'
import { bundledCalls } from '../../domain/swap/plan/plan.ts'
import type { SwapPlan } from '../../domain/swap/plan/plan.ts'
import type { EventInput, EventOf } from '../../events/define-events.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { swap } from '../../events/swap/swap.ts'
import type { BootState, StateOf } from '../../reducers/root.ts'
import { afterBundleAnswer, afterSwapAnswer } from '../operations/after-swap-answer.ts'
import type { SignRequest } from '../operations/after-swap-answer.ts'
import { askIn, askSigner, signerOn } from '../operations/ask-signer.ts'
import { askToSend, areTransactionsTracked, isNewHash } from '../operations/send-sender.ts'
import type { SentAnswer } from '../operations/send-sender.ts'
import { defineEffect } from '../streams/define-effect.ts'
import type { EffectTools } from '../streams/define-effect.ts'

type Tools = Pick<EffectTools<StateOf<'swap'>>, 'state' | 'ports'>

/** Returns what follows from a wallet's answer, when its turn comes. */
type Follow = () => readonly EventInput[]

/**
 * Asks the wallet for an allowance, alone or in one operation with the swap. Follows what the wallet sends, also after the flow was given up.
 * It is apart from `signSwap`, because recordings have its question before that of `keepSwapRequests`.
 */
export const signAllowance = defineEffect<StateOf<'swap'>>(({ on, state, ports, together }) =>
  on(swap.requested).pipe(
    filter(({ data }) => data.planned.plan.kind !== 'swap'),
    together({ limit: 'person', ask: askForPlan({ state, ports }), ...outcomes }),
  ),
)

/** Asks the wallet for a swap that needs no further allowance. Follows what the wallet sends, also after the flow was given up. */
export const signSwap = defineEffect<StateOf<'swap'>>(({ on, state, ports, together }) =>
  on(swap.requested).pipe(
    filter(({ data }) => data.planned.plan.kind === 'swap'),
    together({ limit: 'person', ask: askForPlan({ state, ports }), ...outcomes }),
  ),
)

type Requested = EventOf<typeof swap.requested>

/** What follows from a wallet's answer, from its failure, and from its silence. */
const outcomes = {
  linger: ({ id: flow }: Requested) => swap.signatureAwaited({ flow }),
  then: (follow: Follow) => follow(),
  fail: (failure: Failure, { id: flow, data: { planned } }: Requested) =>
    isUnsupported[planned.plan.kind](failure.code)
      ? swap.unsupported({ flow })
      : swap.requestFailed({ flow, failure }),
}

/** Returns whether a failure means that the wallet does not support such a signature, so that another plan replaces it. */
const isUnsupported: Readonly<Record<SwapPlan['kind'], (code: FailureCode) => boolean>> = {
  approval: () => false,
  permit: (code) => code === 'method-unsupported',
  swap: () => false,
  bundle: refusesBundles,
}

/** Returns how a plan's signature is asked for. A new kind of plan is a type error here until it has a signature. */
const askForPlan =
  (tools: Tools) =>
  ({ id: flow, at: askedAt, data: { planned } }: Requested, signal: AbortSignal): Observable<Follow> => {
    const { plan } = planned
    const request = { flow, askedAt }
    switch (plan.kind) {
      case 'approval': {
        const approval = { ...request, planned: { ...planned, plan } }
        const after = (result: unknown) => afterApprovalAnswer(tools.state(), approval, result)
        return askToSendCall(tools, approval, after, signal)
      }
      case 'permit':
        return askToPermit(tools, { ...request, planned: { ...planned, plan } }, signal)
      case 'swap': {
        const trade = { ...request, planned: { ...planned, plan } }
        const after = (result: unknown) => afterSwapAnswer(tools.state(), trade, result)
        return askToSendCall(tools, trade, after, signal)
      }
      case 'bundle':
        return askToBundle(tools, { ...request, planned: { ...planned, plan } }, signal)
    }
  }

/** Asks the wallet to sign and send the one call of a plan: an approval of exactly the amount, or of nothing, or the swap. */
function askToSendCall(
  { state, ports }: Tools,
  { flow, planned: { order, plan } }: SignRequest<'approval' | 'swap'>,
  after: (result: unknown) => readonly EventInput[] | null,
  signal: AbortSignal,
): Observable<Follow> {
  return askToSend(ports, state(), order.chainId, plan.call, signal).pipe(
    map((answer) => () => afterSending(flow, answer, after)),
  )
}

/** Returns what follows from the hash of an approval: `awaitApproval` waits for the allowance. Null if the answer is no new hash. */
function afterApprovalAnswer(
  state: BootState,
  { flow, askedAt, planned: { order, plan } }: SignRequest<'approval'>,
  result: unknown,
): readonly EventInput[] | null {
  const { chainId } = order
  if (!isNewHash(state, result, { chainId, askedAt })) return null
  const sent = { chainId, address: plan.call.from, params: [plan.call], result, askedAt }
  return [
    swap.approvalSigned({ flow, hash: result }),
    ...(areTransactionsTracked(state) ? [ownTransaction.sent(sent)] : []),
  ]
}

/** Returns what follows from the answer of a wallet that was asked to send, and what it showed about the wallet's methods. */
function afterSending(
  flow: string,
  { learned, ...answer }: SentAnswer,
  after: (result: unknown) => readonly EventInput[] | null,
): readonly EventInput[] {
  const followed =
    'failure' in answer
      ? [swap.requestFailed({ flow, failure: answer.failure })]
      : (after(answer.result) ?? malformed(flow))
  return [...followed, ...learned]
}

/** Asks the wallet to send all calls as one operation. If it does not support that, they are sent one after the other. */
function askToBundle(
  { state, ports }: Tools,
  request: SignRequest<'bundle'>,
  signal: AbortSignal,
): Observable<Follow> {
  const { order, plan } = request.planned
  const { chainId, account: from } = order
  const params = bundleParams(chainId, from, bundledCalls(plan))
  const signer = signerOn(state(), { chainId, from })
  const sent = { ...request, walletKey: signer.wallet.key }
  return defer(() => askIn(signer, ports, { chainId, method: 'wallet_sendCalls', params }, signal)).pipe(
    map((answer) => () => afterBundleAnswer(state(), sent, answer) ?? malformed(request.flow)),
  )
}

/** Asks the wallet to sign a permit. If it cannot, or does not sign with a key, an approval replaces the permit. */
function askToPermit(
  { state, ports }: Tools,
  { flow, planned: { order, plan } }: SignRequest<'permit'>,
  signal: AbortSignal,
): Observable<Follow> {
  const { chainId } = order
  const { owner: from } = plan.permit
  const params = [from, JSON.stringify(permitTypedData(plan.permit))]
  const question = { chainId, from, method: 'eth_signTypedData_v4', params }
  return defer(() => askSigner(state(), ports, question, signal)).pipe(
    map((signature) => () => {
      const permit = argumentsOf(() =>
        permitArguments(plan.permit, typeof signature === 'string' ? signature : ''),
      )
      return [permit === null ? swap.unsupported({ flow }) : swap.permitSigned({ flow, permit })]
    }),
  )
}

function argumentsOf(make: () => string): string | null {
  try {
    return make()
  } catch {
    return null
  }
}

/** Returns that a wallet answered neither with a new hash nor with the id of an operation. */
function malformed(flow: string): readonly EventInput[] {
  return [swap.requestFailed({ flow, failure: { code: 'malformed-answer' } })]
}
