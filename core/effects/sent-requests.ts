import { isSameAddress } from '../domain/same-account.ts'
import { isSwitchedOff } from '../domain/switched-off.ts'
import { accountNamedIn } from '../domain/request-account.ts'
import { isOneOf } from '../events/define-events.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { walletRequest } from '../events/wallet-request.ts'
import { walletsOwn } from '../selectors/chosen-account.ts'
import type { ConnectionState } from '../reducers/connection.ts'
import { sessionOf } from '../selectors/sessions.ts'
import type { StandingSession } from '../selectors/sessions.ts'
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

/** The account that is named, in its own spelling; else on Ethereum the wallet takes its own first, and on Solana it is told the one that is chosen. */
function senderOf(
  connection: ConnectionState,
  { namespace, accounts }: StandingSession,
  params: unknown,
): string | undefined {
  const named = accountNamedIn(params)
  if (named !== null) return accounts.find((shared) => isSameAddress(shared, named)) ?? named
  return namespace === 'solana' ? accounts[0] : walletsOwn(connection, namespace)
}
