import { defer, map, of, switchMap } from 'rxjs'
import { allNamespaces, namespaceOf } from '../../domain/values/caip.ts'
import { storageLimit } from '../../domain/limits.ts'
import { receiversIn, receiversText, withStoredReceivers } from '../../domain/send/recent-receivers.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { recentReceivers } from '../../events/send/recent-receivers.ts'
import { send } from '../../events/send/send.ts'
import { storage } from '../../events/storage.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sessionsToRemember } from '../../selectors/sessions/to-remember.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'

const key = storageKeys.recentReceivers

/** Adds the receiver of a signed transfer to the recent receivers. */
export const noteReceiver = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.signed).pipe(
    decide(({ data: { flow } }) => {
      const sending = state().send.sendings[flow]
      if (!sending) return null
      const { address, name } = sending.receiver
      return recentReceivers.sentTo({
        namespace: namespaceOf(sending.chainId),
        receiver: { address, name },
      })
    }),
  ),
)

/** Stores the recent receivers beside those of other tabs, as long as a session is stored. */
export const keepReceivers = defineEffect<StateOf<'send'>>(({ on, state, ports, inOrder }) =>
  on(recentReceivers.sentTo).pipe(
    inOrder({
      limit: storageLimit,
      ask: (_, signal) =>
        defer(() => ports.storage.read({ key }, signal)).pipe(
          switchMap(({ text: kept }) => {
            if (!isAnybodyRemembered(state())) return of({ kept, isWritten: false })
            const text = receiversText(
              withStoredReceivers(state().recentReceivers.byNamespace, receiversIn(kept)),
            )
            return defer(() => ports.storage.write({ key, text }, signal)).pipe(
              map(() => ({ kept, isWritten: true })),
            )
          }),
        ),
      then: ({ kept, isWritten }) => [recalled(kept), ...(isWritten ? [storage.written({ key })] : [])],
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/** Reads the recent receivers of earlier visits when the feature is loaded. */
export const recallReceivers = defineEffect<StateOf<'send'>>(({ on, ports, once }) =>
  arrival(on, 'send').pipe(
    once({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.read({ key }, signal),
      then: ({ text }) => recalled(text),
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/** Forgets the recent receivers once no session is stored. Storage removes its own record itself. */
export const forgetReceivers = defineEffect<StateOf<'send'>>(({ on, state, decideInTurn }) =>
  on(...connectionEndings, connection.forgotten).pipe(
    decideInTurn(() => (isAnybodyRemembered(state()) ? null : recentReceivers.forgotten())),
  ),
)

function isAnybodyRemembered(state: StateOf<'send'>): boolean {
  return sessionsToRemember(state).length > 0
}

function recalled(text: string | null) {
  const kept = receiversIn(text)
  return recentReceivers.recalled({
    kept: allNamespaces.flatMap((namespace) => {
      const receivers = kept[namespace] ?? []
      return receivers.length > 0 ? [{ namespace, receivers: [...receivers] }] : []
    }),
  })
}
