import { disconnectLimit } from '../../domain/limits.ts'
import { connection } from '../../events/connection/connection.ts'
import { isWalletChosen, isReached } from '../../selectors/wallets/reached-wallets.ts'
import { defineEffect } from '../streams/define-effect.ts'

/**
 * Revokes an approval at the wallet if it arrived after its attempt was abandoned. Not if the wallet has another session by now, or is being asked
 * again.
 * Tells the visitor if the wallet cannot revoke it.
 */
export const revokeLateApproval = defineEffect(({ on, state, ports, together }) =>
  on(connection.approvedLate).pipe(
    together({
      limit: disconnectLimit,
      ask: ({ data: { connector, wallet } }, signal) =>
        isReached(state(), { connector, wallet }) || isWalletChosen(state(), { connector, wallet })
          ? null
          : ports.connectors[connector].disconnect({ walletKey: wallet.key, isLate: true }, signal),
      then: (_, { data: { flow: session, wallet } }) =>
        connection.walletNotified({ session, walletKey: wallet.key, after: 'approvedLate', failure: null }),
      fail: (failure, { data }) => [
        connection.walletNotified({
          session: data.flow,
          walletKey: data.wallet.key,
          after: 'approvedLate',
          failure,
        }),
        connection.lateRevocationFailed(data),
      ],
    }),
  ),
)
