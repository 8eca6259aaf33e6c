import type { ViewName } from '../domain/view-name.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { modal } from '../events/modal.ts'
import { viewMoves } from '../events/router.ts'
import type { RootState } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'

/** Whoever comes to a list begins with an empty search, and one who comes back from what was reached there finds what they left: a search ends once its view is on nobody's way back, and as the modal opens; with the modal closed only hosts without views search. `searched` reads what stands there, and `emptied` says that nothing does. */
export function endSearch(view: ViewName, searched: (state: RootState) => string, emptied: () => EventInput) {
  return defineEffect<RootState>(({ on, state, decide }) =>
    on(modal.opened, ...viewMoves).pipe(
      decide((event) => {
        const { modal: standing, router } = state()
        const isOnTheWay =
          !isOneOf(event, modal.opened) && router.history.some((route) => route.view === view)
        return standing.open && !isOnTheWay && searched(state()) !== '' ? emptied() : null
      }),
    ),
  )
}
