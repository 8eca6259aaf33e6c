import { filter } from 'rxjs'
import { rememberedConnectionKey } from '../domain/remembered-connection.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { storage } from '../events/storage.ts'
import { connectedWalletKey, sessionOf } from '../reducers/connection.ts'
import { defineEffect } from './define-effect.ts'

const key = rememberedConnectionKey

/** The only writer of storage: a connection is kept when it stands and forgotten when it ends, in order; a wallet that is only locked is kept in mind. */
export const remember = defineEffect(({ on, state, ports, inOrder }) =>
  on(connection.attemptSucceeded, connection.disconnected, connection.endedByWallet).pipe(
    filter(
      (event) =>
        !isOneOf(event, connection.attemptSucceeded) ||
        sessionOf(state().connection, 'eip155')?.attempt === event.data.attempt,
    ),
    inOrder({
      ask: (event, signal) =>
        isOneOf(event, connection.attemptSucceeded)
          ? ports.storage.write(
              { key, text: JSON.stringify({ walletKey: connectedWalletKey(state()) }) },
              signal,
            )
          : ports.storage.remove({ key }, signal),
      then: (_, event) =>
        isOneOf(event, connection.attemptSucceeded) ? storage.written({ key }) : storage.removed({ key }),
      fail: (failure, event) =>
        storage.failed({
          key,
          purpose: isOneOf(event, connection.disconnected) ? 'forget' : 'keep',
          failure,
        }),
    }),
  ),
)
