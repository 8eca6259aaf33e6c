import { namespaceOf } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { frameConnector } from '../domain/connector.ts'
import { transferCall } from '../domain/evm-transfer.ts'
import { isSendingMethod } from '../domain/rpc-methods.ts'
import { isHash } from '../domain/sent-transaction.ts'
import type { SentRequest } from '../domain/sent-transaction.ts'
import type { OwnBundle } from '../domain/own-bundle.ts'
import { askedCall } from '../domain/asked-transaction.ts'
import { bundleIdIn } from '../domain/swap-bundle.ts'
import { termsOfPlanned } from '../domain/planned-swap.ts'
import { tradeOf } from '../domain/swap-trade.ts'
import { frameWalletKey } from '../domain/wallet.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput, EventOf } from '../events/define-events.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { send } from '../events/send.ts'
import { swap } from '../events/swap.ts'
import { toast } from '../events/toast.ts'
import { walletRequest } from '../events/wallet-request.ts'
import type { StateOf } from '../reducers/root.ts'
import { senderOf } from '../selectors/request-sender.ts'
import { sessionOf } from '../selectors/sessions.ts'
import { isFollowed, isNewHash } from './send-sender.ts'

/** What follows from a result that the frame tells late of a request. */
export type LateResult = (result: unknown) => readonly EventInput[]

/** What asks the frame for something that a person confirms and that is seen afterwards. */
type Asking =
  | EventOf<typeof walletRequest.sent>
  | EventOf<typeof send.sendingRequested>
  | EventOf<typeof send.transactionMade>
  | EventOf<typeof swap.requested>

/** What would follow if the frame told late that it did what it is asked by an event; null where another wallet is asked. */
export function askedOfFrame(state: () => StateOf<'frame'>, event: Asking): LateResult | null {
  if (isOneOf(event, walletRequest.sent)) return askedByHost(state, event)
  if (isOneOf(event, swap.requested))
    return isOfFrame(state, event.data.planned.order.chainId) ? askedBySwap(state, event) : null
  const [flow, chainId, address, params] = isOneOf(event, send.sendingRequested)
    ? [
        event.id,
        event.data.order.chainId,
        event.data.order.transfer.from,
        [transferCall(event.data.order.transfer)],
      ]
    : [event.data.flow, event.data.chainId, event.data.address, { transaction: event.data.transaction }]
  if (!isOfFrame(state, chainId)) return null
  const askedAt = event.at
  return (result) => {
    const hash = hashIn(result)
    if (!isNewHash(state(), hash, { chainId, askedAt })) return []
    return [send.signed({ flow, hash }), ...followed(state, { chainId, address, params, result, askedAt })]
  }
}

function isOfFrame(state: () => StateOf<'frame'>, chainId: ChainId): boolean {
  return sessionOf(state().connection, namespaceOf(chainId))?.connector === frameConnector
}

function askedByHost(
  state: () => StateOf<'frame'>,
  { at: askedAt, data: { namespace, method, params } }: EventOf<typeof walletRequest.sent>,
): LateResult | null {
  const session = sessionOf(state().connection, namespace)
  if (session?.connector !== frameConnector) return null
  const { chainId } = session
  const address = senderOf(state().connection, session, params)
  return (result) => {
    const text = isSendingMethod(method) ? 'approval.doneLate' : 'approval.signedLate'
    const told = toast.shown({ variant: 'success', message: { text } })
    if (address === undefined || !isSendingMethod(method)) return [told]
    const id = method === 'wallet_sendCalls' ? bundleIdIn(result) : null
    if (id !== null) return [...bundled(state, { chainId, address, bundle: id }), told]
    return [...followed(state, { chainId, address, params, result, askedAt }), told]
  }
}

/** A permit that is signed late is used by nobody: the review asks for another one. */
function askedBySwap(
  state: () => StateOf<'frame'>,
  { id: flow, at: askedAt, data: { planned } }: EventOf<typeof swap.requested>,
): LateResult | null {
  const { plan } = planned
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
    const rest = sent.length > 0 ? sent : [swap.letGo({ flow })]
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

/** A hash as wallets of Ethereum answer it, or as those of Solana do. */
function hashIn(result: unknown): unknown {
  return typeof result === 'string' ? result : Object(result).signature
}
