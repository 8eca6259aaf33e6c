import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { walletRequest } from '../../events/operations/wallet-request.ts'
import { defineEffect } from '../streams/define-effect.ts'

const sending = new Set(['eth_sendTransaction', 'solana_signAndSendTransaction'])

/** Reports what a wallet sent for the host, so that it is followed. Names the account that sent it, and the chain on which it was asked. */
export const reportSentRequest = defineEffect(({ on, state, previous, decide }) =>
  on(walletRequest.answered).pipe(
    decide(({ data: { request, result } }) => {
      const asked = previous().connection.requests?.[request]
      if (!asked?.address || !sending.has(asked.method) || isSwitchedOff('activity', state().options))
        return null
      const { chainId, address, params, askedAt } = asked
      return ownTransaction.sent({ chainId, address, params, askedAt, result })
    }),
  ),
)
