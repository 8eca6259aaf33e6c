import { distinctUntilChanged, mergeMap } from 'rxjs'
import { hasArguments } from '../domain/route.ts'
import type { Route } from '../domain/route.ts'
import { router } from '../events/router.ts'
import { currentRoute } from '../selectors/current-view.ts'
import type { ViewName } from '../domain/view-name.ts'
import type { EffectTools } from './define-effect.ts'
import { opening } from './arrival.ts'
import { merge } from './merge.ts'

type RouteTo<View extends ViewName> = Extract<Route, { readonly view: View }>

/** Every moment in which somebody has come to a form with arguments, with the route that they came by, once for each coming: as they go there or the modal opens there, and as the feature comes whose form it is; who comes back to it finds what they left. */
export function formArrival<View extends ViewName>(
  { on, state }: Pick<EffectTools, 'on' | 'state'>,
  feature: string,
  view: View,
) {
  return merge(
    opening(on, state, feature),
    on(router.viewPushed, router.viewReplaced, router.viewReset),
  ).pipe(
    mergeMap((event) => {
      const route = currentRoute(state())
      return isTo(route, view) && hasArguments(route) ? [{ ...event, route }] : []
    }),
    distinctUntilChanged(Object.is, ({ route }) => route),
  )
}

function isTo<View extends ViewName>(route: Route, view: View): route is RouteTo<View> {
  return route.view === view
}
