import { distinctUntilChanged, filter } from 'rxjs'
import { hasArguments } from '../domain/route.ts'
import { router } from '../events/router.ts'
import { currentRoute } from '../selectors/current-view.ts'
import type { ViewName } from '../domain/view-name.ts'
import type { EffectTools } from './define-effect.ts'
import { opening } from './arrival.ts'
import { merge } from './merge.ts'

/** Every moment in which somebody has come to a form with arguments, once for each coming: as they go there or the modal opens there, and as the feature comes whose form it is; who comes back to it finds what they left. */
export function formArrival(
  { on, state }: Pick<EffectTools, 'on' | 'state'>,
  feature: string,
  view: ViewName,
) {
  const route = () => currentRoute(state())
  return merge(
    opening(on, state, feature),
    on(router.viewPushed, router.viewReplaced, router.viewReset),
  ).pipe(
    filter(() => route().view === view && hasArguments(route())),
    distinctUntilChanged(Object.is, route),
  )
}
