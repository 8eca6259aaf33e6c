import { isSwitchedOff } from '../domain/switched-off.ts'
import { isOneOf } from '../events/define-events.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { walletRequest } from '../events/wallet-request.ts'
import { senderOf } from '../selectors/request-sender.ts'
import { sessionOf } from '../selectors/sessions.ts'
import { defineEffect } from './define-effect.ts'

const sending = new Set(['eth_sendTransaction', 'solana_signAndSendTransaction'])

/** What a wallet sent for the host is told to who follows it, with the account that sent it and the chain that it was asked on. */
export const tellSent = defineEffect(({ on, state, decide }) => {
  const asked = new Map<string, { chainId: string; address: string; params: unknown; askedAt: number }>()
  return on(walletRequest.sent, walletRequest.answered, walletRequest.failed).pipe(
    decide((event) => {
      if (isOneOf(event, walletRequest.sent)) {
        const { namespace, method, params } = event.data
        const session = sending.has(method) ? sessionOf(state().connection, namespace) : null
        const address = session && senderOf(state().connection, session, params)
        if (session && address)
          asked.set(event.id, { chainId: session.chainId, address, params, askedAt: event.at })
        return null
      }
      const request = asked.get(event.data.request)
      asked.delete(event.data.request)
      return request && isOneOf(event, walletRequest.answered) && !isSwitchedOff('activity', state().options)
        ? ownTransaction.sent({ ...request, result: event.data.result })
        : null
    }),
  )
})
