import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { socketOf } from '../../domain/network/node-urls.ts'
import { features } from '../../events/features.ts'
import { modal } from '../../events/shell/modal.ts'
import { isFeatureRequested } from '../../reducers/shell/feature-status.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** Requests the feature that follows a balance over a WebSocket, if the host configured one for a network. */
export const requestBalanceWatch = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(arrival(on, 'modal'), on(modal.opened), onOptionsChange(on, 'networks', 'rpcUrls', 'features')).pipe(
    decide(() => {
      const { options, features: standing } = state()
      const hasSocket = options?.networks.some((offered) => socketOf(offered, options.rpcUrls) !== null)
      return hasSocket &&
        !isFeatureRequested(standing, 'balance-watch') &&
        !isTurnedOff(options, 'balance-watch')
        ? features.requested({ feature: 'balance-watch' })
        : null
    }),
  ),
)
