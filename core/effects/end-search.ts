import type { ViewName } from '../domain/view-name.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { modal } from '../events/modal.ts'
import { viewMoves } from '../events/router.ts'
import type { BootState, RootState } from '../reducers/root.ts'
import { isOnScreen } from '../selectors/on-screen.ts'
import { defineEffect } from './define-effect.ts'

/** Whoever comes to a list begins with an empty search, and one who comes back from what was reached there finds what they left: a search ends once its view was seen and is on nobody's way back, in the modal and in the page itself, and as the modal opens; that of a host without views, of which none is seen, stands meanwhile. `searched` reads what stands there, and `emptied` says that nothing does. */
export function endSearch(view: ViewName, searched: (state: RootState) => string, emptied: () => EventInput) {
  const isOnTheWay = ({ router }: BootState) => router.history.some((route) => route.view === view)
  return defineEffect<RootState>(({ on, state, previous, decide }) =>
    on(modal.opened, modal.closed, ...viewMoves).pipe(
      decide((event) => {
        const isHere = !isOneOf(event, modal.opened) && isOnTheWay(state())
        const wasSeen = isOnScreen(previous()) && isOnTheWay(previous())
        const isLeft = isOnScreen(state()) && !isHere && (wasSeen || state().modal.open)
        return isLeft && searched(state()) !== '' ? emptied() : null
      }),
    ),
  )
}
