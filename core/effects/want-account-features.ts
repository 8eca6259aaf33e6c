import { isTurnedOff } from '../domain/feature-table.ts'
import { account } from '../events/account.ts'
import { features } from '../events/features.ts'
import { router } from '../events/router.ts'
import { isUnderWay } from '../reducers/feature-standing.ts'
import type { RootState } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'

/** What reads the tokens of an account and by which name it goes is fetched where they are shown: as somebody goes there, or with the balance that is read for whoever is there. */
export const wantAccountFeatures = defineEffect<RootState>(({ on, state, decide }) =>
  on(account.balanceRequested, router.viewPushed, router.viewReset, router.wentBack).pipe(
    decide(() => {
      const { modal, router, options, features: standing } = state()
      const isShown = modal.open && router.history.at(-1) === 'Account'
      return ['token-balances', 'identity'].flatMap((feature) =>
        isShown && !isUnderWay(standing, feature) && !isTurnedOff(options, feature)
          ? features.wanted({ feature })
          : [],
      )
    }),
  ),
)
