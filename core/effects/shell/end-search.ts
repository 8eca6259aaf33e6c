import type { ViewName } from '../../domain/features/view-name.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { viewMoves } from '../../events/shell/router.ts'
import type { BootState, RootState } from '../../reducers/root.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { defineEffect } from '../streams/define-effect.ts'

/**
 * Clears the search text when its view leaves the history, in the modal or in the page itself. Clears it also when the modal opens.
 * So a visitor who opens the list finds an empty search. One who goes back to it from a later view finds the text.
 * A host without views keeps its text. `searched` returns the text, and `emptied` returns the event that clears it.
 */
export function endSearch(view: ViewName, searched: (state: RootState) => string, emptied: () => EventInput) {
  const isInHistory = ({ router }: BootState) => router.history.some((route) => route.view === view)
  return defineEffect<RootState>(({ on, state, previous, decide }) =>
    on(modal.opened, modal.closed, ...viewMoves).pipe(
      decide((event) => {
        const isHere = !isOneOf(event, modal.opened) && isInHistory(state())
        const wasSeen = isOnScreen(previous()) && isInHistory(previous())
        const isLeft = isOnScreen(state()) && !isHere && (wasSeen || state().modal.open)
        return isLeft && searched(state()) !== '' ? emptied() : null
      }),
    ),
  )
}
