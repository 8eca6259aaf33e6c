import { connectorOf } from '../domain/connector.ts'
import { twinLimit } from '../domain/limits.ts'
import { isNodeMethod } from '../domain/node-methods.ts'
import { isOfOneName, isToldBy } from '../domain/remembered-sessions.ts'
import type { InstalledWallet } from '../domain/wallet.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { installed } from '../events/installed.ts'
import { modal } from '../events/modal.ts'
import { walletRequest } from '../events/wallet-request.ts'
import type { BootState } from '../reducers/root.ts'
import { onOffer } from '../selectors/whole-session.ts'
import { defineEffect } from './define-effect.ts'
import { sharedAgain } from './silent-question.ts'

/** A wallet that was restored on a guess, with another account than was kept, is who is connected once somebody goes on with it: opens the modal, connects, or asks it what no node could answer. */
export const confirmGuess = defineEffect(({ on, state, decide }) =>
  on(modal.opened, connection.attemptStarted, walletRequest.sent).pipe(
    decide((event) => {
      const isReading = isOneOf(event, walletRequest.sent) && isNodeMethod(event.data.method)
      return isReading ? null : guesses(state()).map(({ session }) => connection.guessConfirmed({ session }))
    }),
  ),
)

/** Until then it gives way to another of its name that comes and shares the account that was kept; that one is asked silently, and the other keeps its permission. */
export const restoreInstead = defineEffect(({ on, state, ports, together }) =>
  on(installed.announced).pipe(
    together({
      limit: twinLimit,
      ask: ({ data: { wallet } }, signal) => {
        const kept = guessBeside(state(), wallet)?.kept
        const chains = kept?.namespaces.flatMap(({ chainId }) => chainId ?? []) ?? []
        return kept
          ? ports.connectors[kept.connector].reconnect({ walletKey: wallet.key, chains }, signal)
          : null
      },
      then: (found, { id: attempt, data: { wallet } }) => {
        const guess = guessBeside(state(), wallet)
        if (!guess || !isToldBy(guess.kept, found?.namespaces ?? [])) return null
        const { kept, session: insteadOf } = guess
        const { namespaces: shared, labels } = sharedAgain(kept, found)
        const namespaces = onOffer(state().connection, shared)
        const { connector } = kept
        return namespaces.length > 0
          ? connection.established({ attempt, connector, wallet, namespaces, labels, insteadOf })
          : null
      },
      fail: () => null,
    }),
  ),
)

/** The sessions that were restored on a guess, with what was kept. */
function guesses({ connection: { sessions } }: BootState) {
  return Object.entries(sessions).flatMap(([session, { wallet, guessedFor: kept }]) =>
    kept ? [{ session, key: wallet.key, kept }] : [],
  )
}

/** The one of them whose name another wallet goes by, if there is one. */
function guessBeside(state: BootState, wallet: InstalledWallet) {
  const comer = { connector: connectorOf(wallet.key), wallet }
  return guesses(state).find(({ key, kept }) => key !== wallet.key && isOfOneName(kept, comer))
}
