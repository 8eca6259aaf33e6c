import { hasPendingOperations } from '../../domain/operations/has-pending.ts'
import { storageLimit } from '../../domain/limits.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { connection } from '../../events/connection/connection.ts'
import { features } from '../../events/features.ts'
import { isFeatureRequested } from '../../reducers/shell/feature-status.ts'
import type { BootState } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Requests the feature that follows transactions once a session is restored, if an earlier visit sent something whose end is unknown. */
export const requestSentFeature = defineEffect(({ on, state, ports, once }) =>
  on(connection.established).pipe(
    once({
      limit: storageLimit,
      ask: ({ data: { flow } }, signal) => {
        const isRestored = state().connection.sessions[flow]?.isRestored
        return isRestored && isMissing(state())
          ? ports.storage.read({ key: storageKeys.sentTransactions }, signal)
          : null
      },
      then: ({ text }, { at }) =>
        hasPendingOperations(text, at) && isMissing(state())
          ? features.requested({ feature: 'activity' })
          : null,
      fail: () => null,
    }),
  ),
)

function isMissing({ features: standing, options }: BootState): boolean {
  return !isFeatureRequested(standing, 'activity') && !isSwitchedOff('activity', options)
}
