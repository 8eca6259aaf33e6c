import { hexQuantity, transferCall } from '../../domain/operations/evm-transfer.ts'
import { confirmationPatience, nodeLimit } from '../../domain/limits.ts'
import type { SendOrder } from '../../domain/send/order.ts'
import { isAwaitingWallet, isSameOrder } from '../../domain/send/sending.ts'
import type { Sending } from '../../domain/send/sending.ts'
import { requestedFees } from '../../domain/order/transaction-fees.ts'
import { isBuiltByPage } from '../../domain/operations/transfer.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import type { EventInput } from '../../events/define-events.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { send } from '../../events/send/send.ts'
import { sending } from '../../flows/sending.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isSendChain } from '../../selectors/send/progress.ts'
import { isCurrentSigner, isSigner, signerNow } from '../../selectors/connection/signer-now.ts'
import { askInStep } from '../streams/ask-in-step.ts'
import { askSigner } from '../operations/ask-signer.ts'
import { reachable } from '../account/balance-request.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { askToSend, areTransactionsTracked, isNewHash } from '../operations/send-sender.ts'

type State = StateOf<'send'>

/** Asks the wallet to sign and send, with the shown fees. Follows what it sent even if the request was abandoned. */
export const signTransfer = defineEffect<State>(({ on, state, ports, together }) =>
  on(send.sendingRequested).pipe(
    together({
      limit: 'person',
      linger: ({ id: flow }) => send.answerAwaited({ flow }),
      ask: ({ id, data: { order } }, signal) => {
        const { chainId } = order
        if (!state().send.sendings[id] || isBuiltByPage(chainId)) return null
        if (!isSendChain(state(), chainId)) throw { code: 'chain-unsupported' }
        return askToSend(ports, state(), chainId, requestOf(order), signal)
      },
      then: ({ learned, ...answer }, { id: flow, at: askedAt, data: { order } }) => {
        if ('failure' in answer) return [send.sendingFailed({ flow, failure: answer.failure }), ...learned]
        const { result } = answer
        const { chainId, transfer } = order
        if (!isNewHash(state(), result, { chainId, askedAt }))
          return send.sendingFailed({ flow, failure: { code: 'malformed-answer' } })
        const params = [requestOf(order)]
        const sent = ownTransaction.sent({ chainId, address: transfer.from, params, result, askedAt })
        return [
          send.signed({ flow, hash: result }),
          ...(areTransactionsTracked(state()) ? [sent] : []),
          ...learned,
        ]
      },
      fail: (failure, { id: flow }) => send.sendingFailed({ flow, failure }),
    }),
  ),
)

/** Builds the transaction on Solana when Send is pressed, so that its blockhash is young. Fails if it would differ from the review. */
export const makeTransaction = defineEffect<State>((tools) =>
  askInStep(tools, sending, (id) => tools.state().send.sendings[id], send.sendingRequested, {
    step: 'asking',
    limit: nodeLimit,
    ask: ({ chainId, transfer, cost: reviewed }, _, signal) => {
      if (!isBuiltByPage(chainId)) return null
      const network = reachable(tools.state(), chainId)
      if (!network) throw { code: 'chain-unsupported' }
      return tools.ports.send.transaction({ network, transfer, reviewed }, signal)
    },
    then: ({ transaction }, { id: flow, chainId, transfer }) =>
      send.transactionMade({
        flow,
        chainId,
        address: transfer.from,
        transaction,
        wallet: signerNow(tools.state(), chainId),
      }),
    fail: (failure, { id: flow }) => send.sendingFailed({ flow, failure }),
  }),
)

/** Asks the wallet to sign and send the transaction that was built for it. */
export const signTransaction = defineEffect<State>(({ on, state, ports, together }) =>
  on(send.transactionMade).pipe(
    together({
      limit: 'person',
      linger: ({ data: { flow } }) => send.answerAwaited({ flow }),
      ask: ({ data: { flow, chainId, address, transaction } }, signal) => {
        if (!isAwaitingWallet(state().send.sendings[flow] ?? null)) return null
        const asked = { chainId, from: address, method, params: { transaction } }
        return askSigner(state(), ports, asked, signal)
      },
      then: (result, { at: askedAt, data: { flow, chainId, address, transaction } }) => {
        const { signature } = Object(result) as { readonly signature?: unknown }
        if (!isNewHash(state(), signature, { chainId, askedAt }))
          return send.sendingFailed({ flow, failure: { code: 'malformed-answer' } })
        const sent = ownTransaction.sent({ chainId, address, params: { transaction }, result, askedAt })
        return [send.signed({ flow, hash: signature }), ...(areTransactionsTracked(state()) ? [sent] : [])]
      },
      fail: (failure, { data: { flow } }) => send.sendingFailed({ flow, failure }),
    }),
  ),
)

/** Abandons a visitor's second request for the same order once a wallet has signed the first. */
export const abandonSecond = defineEffect<State>(({ on, state, decideInTurn }) =>
  on(send.signed).pipe(
    decideInTurn(({ data }) => {
      const first = state().send.sendings[data.flow]
      if (!first || first.by === 'host') return null
      return asked(state())
        .filter(
          (one) => one.by === 'visitor' && isSameOrder(one, first) && one.requestedAt >= first.requestedAt,
        )
        .map(({ id: flow }) => send.sendingAbandoned({ flow }))
    }),
  ),
)

/**
 * Fails a transfer whose account cannot sign any more, if no wallet was asked yet.
 * Abandons a host's transfer when its session ends. A wallet that was asked may still sign.
 */
export const endWithSession = defineEffect<State>(({ on, state, decideInTurn }) =>
  on(
    ...connectionEndings,
    connection.yieldedToOtherTab,
    connection.accountsChanged,
    connection.chainChanged,
  ).pipe(
    decideInTurn(() =>
      asked(state()).flatMap((one): readonly EventInput[] => {
        const { id: flow, by, isMade, isSessionOver } = one
        if (isMade) {
          const isOver = by === 'host' && isSessionOver && !isCurrentSigner(state(), one)
          return isOver ? [send.sendingAbandoned({ flow })] : []
        }
        const isLost = !isSigner(state(), one.chainId, one.transfer.from)
        return isLost ? [send.sendingFailed({ flow, failure: { code: 'aborted' } })] : []
      }),
    ),
  ),
)

/** Stops the wait for a slow chain after some time, and the view says that the transfer continues in the background. */
export const limitChainWait = defineEffect<State>(({ on, ports, latestPer }) =>
  on(send.signed).pipe(
    latestPer(({ data: { flow } }) => flow, {
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(confirmationPatience, signal),
      then: (_, { data: { flow } }) => send.backgrounded({ flow }),
      fail: () => null,
    }),
  ),
)

function asked({ send: { sendings } }: State): readonly Sending[] {
  return Object.values(sendings).filter(isAwaitingWallet)
}

/** Returns the request to the wallet. For the coin it names the gas, because a wallet that adds some could not send the full amount. */
function requestOf({ transfer, cost: { gas, fees } }: SendOrder) {
  const counted = transfer.token === null && gas ? { gas: hexQuantity(gas) } : {}
  return { ...transferCall(transfer), ...counted, ...requestedFees(fees) }
}

/** The method that signs and sends a transaction on Solana. */
const method = 'solana_signAndSendTransaction'
