import { offFeature } from '../../domain/options/view-off.ts'
import { host } from '../../events/host.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/**
 * Leads away from a view whose feature the host has switched off, also after going back to one. A view of a running transaction stays until that
 * ends.
 */
export const exitDisabledView = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(on(host.optionsChanged), on(router.wentBack)).pipe(
    decide(() => {
      const { options, router: views } = state()
      if (!isOnScreen(state()) || views.transactions.length > 0) return null
      return offFeature(currentView(state()), options) === null ? null : router.exitRequested()
    }),
  ),
)
