import type { ViewName } from '../domain/view-name.ts'
import type { EventInput } from '../events/define-events.ts'
import { viewMoves } from '../events/router.ts'
import type { RootState } from '../reducers/root.ts'
import { currentView } from '../selectors/current-view.ts'
import { defineEffect } from './define-effect.ts'

/** Whoever looks for something in a view begins with an empty search, also after one that they left: `searched` reads what stands there, and `emptied` says that nothing does. */
export function endSearch(view: ViewName, searched: (state: RootState) => string, emptied: () => EventInput) {
  return defineEffect<RootState>(({ on, state, decide }) =>
    on(...viewMoves).pipe(
      decide(() => (searched(state()) !== '' && currentView(state()) !== view ? emptied() : null)),
    ),
  )
}
