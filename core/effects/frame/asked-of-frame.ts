import { frameConnector } from '../../domain/connection/connector.ts'
import { transferCall } from '../../domain/operations/evm-transfer.ts'
import { isSendingMethod } from '../../domain/frame/rpc-methods.ts'
import { isHash } from '../../domain/operations/sent-transaction.ts'
import type { SentRequest } from '../../domain/operations/sent-transaction.ts'
import type { Sending } from '../../domain/send/sending.ts'
import type { OwnBundle } from '../../domain/operations/own-bundle.ts'
import type { SwapFlow } from '../../domain/swap/flow.ts'
import type { AskedRequest } from '../../domain/operations/asked-request.ts'
import { askedCall } from '../../domain/operations/asked-transaction.ts'
import { bundleIdIn } from '../../domain/operations/wallet-calls.ts'
import { termsOfPlanned } from '../../domain/swap/planned-swap.ts'
import { tradeOf } from '../../domain/swap/trade.ts'
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
import { isFollowed, isNewHash } from '../operations/send-sender.ts'

/** Returns the events that follow from a result that the frame reports late. */
export type LateResult = (result: unknown) => readonly EventInput[]

/** The failures of requests that the frame may have been asked. */
type Failed =
  | EventOf<typeof walletRequest.failed>
  | EventOf<typeof send.sendingFailed>
  | EventOf<typeof swap.requestFailed>

type Frame = Pick<EffectTools<StateOf<'frame'>>, 'state' | 'previous'>

/** Returns what would follow if the frame reported late that it did a failed request. Null if another wallet was asked. */
export function askedOfFrame({ state, previous }: Frame, event: Failed): LateResult | null {
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
  { chainId, address, method, params, askedAt }: AskedRequest,
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

/** Returns the events of a late result for a swap. A permit that is signed late is not used, because the review asks for another one. */
function askedBySwap(state: () => StateOf<'frame'>, planned: SwapFlow): LateResult | null {
  const { id: flow, askedAt, plan } = planned
  if (plan.kind === 'permit') return null
  const asked = termsOfPlanned(planned)
  const { chainId, address } = asked
  if (plan.kind === 'approval') {
    const told = toast.shown({ variant: 'success', message: { text: 'approval.doneLate' } })
    return (result) => [...followed(state, { chainId, address, params: [plan.call], result, askedAt }), told]
  }
  const trade = tradeOf(asked)
  return (result) => {
    if (plan.kind === 'bundle') {
      const id = bundleIdIn(result)
      if (id === null) return []
      const bundle = { ...asked, call: plan.call, id, walletKey: frameWalletKey, askedAt }
      const kept = { chainId, address, bundle: id, askedAt, asked: { trade } }
      return [swap.bundleSent({ flow, bundle }), ...bundled(state, kept)]
    }
    if (!isNewHash(state(), result, { chainId, askedAt })) return []
    const compared = { call: askedCall(plan.call), trade }
    const sent = followed(state, {
      chainId,
      address,
      params: [plan.call],
      result,
      askedAt,
      asked: compared,
    })
    const rest = sent.length > 0 ? sent : [swap.backgrounded({ flow })]
    return [swap.signed({ flow, swap: { ...asked, hash: result } }), ...rest]
  }
}

function followed(state: () => StateOf<'frame'>, sent: SentRequest): readonly EventInput[] {
  return isFollowed(state()) && isHash(hashIn(sent.result), sent.chainId) ? [ownTransaction.sent(sent)] : []
}

function bundled(
  state: () => StateOf<'frame'>,
  sent: Pick<OwnBundle, 'chainId' | 'address' | 'bundle' | 'askedAt' | 'asked'>,
): readonly EventInput[] {
  return isFollowed(state()) ? [ownTransaction.bundled({ ...sent, walletKey: frameWalletKey })] : []
}

/** Returns the hash in a wallet's answer, on Ethereum or on Solana. */
function hashIn(result: unknown): unknown {
  return typeof result === 'string' ? result : Object(result).signature
}
