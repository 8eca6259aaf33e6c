import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { account } from '../../events/account/account.ts'
import { embed } from '../../events/shell/embed.ts'
import { features } from '../../events/features.ts'
import { router } from '../../events/shell/router.ts'
import { isFeatureRequested } from '../../reducers/shell/feature-status.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isTokenViewShown } from '../../selectors/tokens/shown.ts'
import { defineEffect } from '../streams/define-effect.ts'

/**
 * Requests the features for an account's tokens and profile when a view that shows them opens. The balance of a connected account requests them, too.
 */
export const requestAccountFeatures = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(account.balanceRequested, embed.shown, router.viewPushed, router.viewReset, router.wentBack).pipe(
    decide(() => {
      const { options, features: standing } = state()
      const isShown = isTokenViewShown(state())
      return ['token-balances', 'identity'].flatMap((feature) =>
        isShown && !isFeatureRequested(standing, feature) && !isTurnedOff(options, feature)
          ? features.requested({ feature })
          : [],
      )
    }),
  ),
)
