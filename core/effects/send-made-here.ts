import { nodeLimit } from '../domain/limits.ts'
import { isAsking } from '../domain/send-attempt.ts'
import { isMadeHere } from '../domain/transfer.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { send } from '../events/send.ts'
import type { StateOf } from '../reducers/root.ts'
import { standingQuestion } from '../selectors/send-progress.ts'
import { signerNow } from '../selectors/signer-now.ts'
import { askSigner } from './ask-signer.ts'
import { reachable } from './balance-request.ts'
import { defineEffect } from './define-effect.ts'
import { isFollowed, isNewHash } from './send-sender.ts'

/** Where wallets sign what the page has made, the transaction is made as Send is pressed, so that its blockhash is young, and only as it was reviewed. */
export const makeTransaction = defineEffect<StateOf<'send'>>(({ on, state, ports, together }) =>
  on(send.attemptStarted).pipe(
    together({
      limit: nodeLimit,
      ask: ({ data: { chainId, transfer } }, signal) => {
        if (!isMadeHere(chainId)) return null
        const network = reachable(state(), chainId)
        const reviewed = standingQuestion(state().send)?.known
        if (!network || !reviewed) throw { code: 'chain-unsupported' }
        return ports.send.transaction({ network, transfer, reviewed }, signal)
      },
      then: ({ transaction }, { data: { attempt, chainId, transfer } }) =>
        send.transactionMade({
          attempt,
          chainId,
          address: transfer.from,
          transaction,
          wallet: signerNow(state(), chainId),
        }),
      fail: (failure, { data: { attempt } }) => send.attemptFailed({ attempt, failure }),
    }),
  ),
)

/** The wallet is asked to sign and send what was made for it, unless its owner has cancelled meanwhile. */
export const signTransaction = defineEffect<StateOf<'send'>>(({ on, state, ports, together }) =>
  on(send.transactionMade).pipe(
    together({
      limit: 'person',
      linger: ({ data: { attempt } }) => send.attemptLingered({ attempt }),
      ask: ({ data: { attempt, chainId, address, transaction } }, signal) => {
        const standing = state().send.attempt
        if (!isAsking(standing) || standing.id !== attempt) return null
        const asked = { chainId, from: address, method, params: { transaction } }
        return askSigner(state(), ports, asked, signal)
      },
      then: (result, { at: askedAt, data: { attempt, chainId, address, transaction } }) => {
        const { signature } = Object(result) as { readonly signature?: unknown }
        if (!isNewHash(state(), signature, { chainId, askedAt }))
          return send.attemptFailed({ attempt, failure: { code: 'malformed-answer' } })
        const sent = ownTransaction.sent({ chainId, address, params: { transaction }, result, askedAt })
        return [send.signed({ attempt, hash: signature }), ...(isFollowed(state()) ? [sent] : [])]
      },
      fail: (failure, { data: { attempt } }) => send.attemptFailed({ attempt, failure }),
    }),
  ),
)

/** What a wallet is asked for to sign a transaction and to send it. */
const method = 'solana_signAndSendTransaction'
