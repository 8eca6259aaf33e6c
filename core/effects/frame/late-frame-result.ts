import { frameConnector } from '../../domain/connection/connector.ts'
import { transferCall } from '../../domain/operations/evm-transfer.ts'
import { isSendingMethod } from '../../domain/frame/rpc-methods.ts'
import { isHash } from '../../domain/operations/sent-transaction.ts'
import type { SentRequest } from '../../domain/operations/sent-transaction.ts'
import type { Sending } from '../../domain/send/sending.ts'
import type { OwnBundle } from '../../domain/operations/own-bundle.ts'
import type { SwapFlow } from '../../domain/swap/flow/flow.ts'
import type { HostRequest } from '../../domain/operations/request/host-request.ts'
import { bundleIdIn } from '../../domain/operations/wallet-calls.ts'
import { frameWalletKey } from '../../domain/wallets/wallet.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput, EventOf } from '../../events/define-events.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { send } from '../../events/send/send.ts'
import { swap } from '../../events/swap/swap.ts'
import { toast } from '../../events/shell/toast.ts'
import { walletRequest } from '../../events/operations/wallet-request.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { EffectTools } from '../streams/define-effect.ts'
import { afterBundleAnswer, afterSwapAnswer } from '../operations/after-swap-answer.ts'
import { areTransactionsTracked, isNewHash } from '../operations/send-sender.ts'

/** Returns the events that follow from a result that the frame reports late. */
export type LateResult = (result: unknown) => readonly EventInput[]

/** The failures of requests that the frame may have been asked. */
type Failed =
  | EventOf<typeof walletRequest.failed>
  | EventOf<typeof send.sendingFailed>
  | EventOf<typeof swap.requestFailed>

type Frame = Pick<EffectTools<StateOf<'frame'>>, 'state' | 'previous'>

/** Returns what would follow if the frame reported late that it did a failed request. Null if another wallet was asked. */
export function lateFrameResult({ state, previous }: Frame, event: Failed): LateResult | null {
  if (isOneOf(event, walletRequest.failed)) {
    const asked = previous().connection.requests?.[event.data.request]
    return asked?.connector === frameConnector ? askedByHost(state, asked) : null
  }
  const { flow } = event.data
  const { send: sends, swap: swaps } = state()
  const one = isOneOf(event, swap.requestFailed) ? swaps?.swaps[flow] : sends?.sendings[flow]
  if (one?.wallet?.key !== frameWalletKey) return null
  return 'plan' in one ? askedBySwap(state, one) : askedBySending(state, one)
}

function askedBySending(
  state: () => StateOf<'frame'>,
  { id: flow, chainId, transfer, transaction, requestedAt: askedAt }: Sending,
): LateResult {
  const params = transaction === undefined ? [transferCall(transfer)] : { transaction }
  return (result) => {
    const hash = hashIn(result)
    if (!isNewHash(state(), hash, { chainId, askedAt })) return []
    const sent = { chainId, address: transfer.from, params, result, askedAt }
    return [send.signed({ flow, hash }), ...followed(state, sent)]
  }
}

function askedByHost(
  state: () => StateOf<'frame'>,
  { chainId, address, method, params, askedAt }: HostRequest,
): LateResult {
  return (result) => {
    const text = isSendingMethod(method) ? 'approval.doneLate' : 'approval.signedLate'
    const told = toast.shown({ variant: 'success', message: { text } })
    if (address === null || !isSendingMethod(method)) return [told]
    const id = method === 'wallet_sendCalls' ? bundleIdIn(result) : null
    if (id !== null) return [...bundled(state, { chainId, address, bundle: id }), told]
    return [...followed(state, { chainId, address, params, result, askedAt }), told]
  }
}

/**
 * Returns the events of a late result for a swap. A swap that was sent late counts as one sent in time.
 * An allowance does not: the review has planned again, so it reads a late approval from the chain, and asks for another permit.
 */
function askedBySwap(state: () => StateOf<'frame'>, planned: SwapFlow): LateResult | null {
  const { id: flow, askedAt, plan, order } = planned
  const asked = { flow, askedAt, walletKey: frameWalletKey }
  switch (plan.kind) {
    case 'permit':
      return null
    case 'approval': {
      const { chainId, account: address } = order
      const told = toast.shown({ variant: 'success', message: { text: 'approval.doneLate' } })
      return (result) => [
        ...followed(state, { chainId, address, params: [plan.call], result, askedAt }),
        told,
      ]
    }
    case 'swap':
      return (result) => afterSwapAnswer(state(), { ...asked, planned: { ...planned, plan } }, result) ?? []
    case 'bundle':
      return (result) => afterBundleAnswer(state(), { ...asked, planned: { ...planned, plan } }, result) ?? []
  }
}

function followed(state: () => StateOf<'frame'>, sent: SentRequest): readonly EventInput[] {
  return areTransactionsTracked(state()) && isHash(hashIn(sent.result), sent.chainId)
    ? [ownTransaction.sent(sent)]
    : []
}

function bundled(
  state: () => StateOf<'frame'>,
  sent: Pick<OwnBundle, 'chainId' | 'address' | 'bundle'>,
): readonly EventInput[] {
  return areTransactionsTracked(state())
    ? [ownTransaction.bundled({ ...sent, walletKey: frameWalletKey })]
    : []
}

/** Returns the hash in a wallet's answer, on Ethereum or on Solana. */
function hashIn(result: unknown): unknown {
  return typeof result === 'string' ? result : Object(result).signature
}
