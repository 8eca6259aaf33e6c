import { distinctUntilChanged, mergeMap } from 'rxjs'
import { hasArguments } from '../domain/route.ts'
import type { Route } from '../domain/route.ts'
import type { AnyEventDefinition } from '../events/define-events.ts'
import { router } from '../events/router.ts'
import { currentRoute } from '../selectors/current-view.ts'
import type { ViewName } from '../domain/view-name.ts'
import type { EffectTools } from './define-effect.ts'
import { opening } from './arrival.ts'
import { merge } from './merge.ts'

type RouteTo<View extends ViewName> = Extract<Route, { readonly view: View }>

/** What keeps a form from beginning anew: a wallet that is asked for what stands there, and the events that may end that. */
type Hold = {
  readonly isHeld: () => boolean
  readonly freed: readonly AnyEventDefinition[]
}

/** Every moment in which somebody has come to a form with arguments, with the route that they came by, once for each coming: as they go there or the modal opens there, and as the feature comes whose form it is; who comes back to it finds what they left. Where a form is held, that moment is the end of it, for whoever is there still. */
export function formArrival<View extends ViewName>(
  { on, state }: Pick<EffectTools, 'on' | 'state'>,
  feature: string,
  view: View,
  { isHeld, freed }: Hold = { isHeld: () => false, freed: [] },
) {
  return merge(
    opening(on, state, feature),
    on(router.viewPushed, router.viewReplaced, router.viewReset, ...freed),
  ).pipe(
    mergeMap((event) => {
      const route = currentRoute(state())
      return isTo(route, view) && hasArguments(route) && !isHeld() ? [{ ...event, route }] : []
    }),
    distinctUntilChanged(Object.is, ({ route }) => route),
  )
}

function isTo<View extends ViewName>(route: Route, view: View): route is RouteTo<View> {
  return route.view === view
}
