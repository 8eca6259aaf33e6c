import { offFeature } from '../../domain/options/view-off.ts'
import { host } from '../../events/host.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** A view whose feature the host switches off is left, also where a way back leads to it; one that is part of a transaction ends with that. */
export const exitDisabledView = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(on(host.optionsChanged), on(router.wentBack)).pipe(
    decide(() => {
      const { options, router: views } = state()
      if (!isOnScreen(state()) || views.transactions.length > 0) return null
      return offFeature(currentView(state()), options) === null ? null : router.leaveRequested()
    }),
  ),
)
