import { filter } from 'rxjs'
import type { Route } from '../domain/route.ts'
import type { AnyEventDefinition, EventInput } from '../events/define-events.ts'
import { router } from '../events/router.ts'
import { currentRoute } from '../selectors/current-view.ts'
import type { ViewName } from '../domain/view-name.ts'
import type { EffectTools } from './define-effect.ts'
import { opening } from './arrival.ts'
import { merge } from './merge.ts'

type RouteTo<View extends ViewName> = Extract<Route, { readonly view: View }>

/** How a form begins, and what keeps it from that: a wallet that is asked for what stands there, until one of some events ends that. */
type Form<View extends ViewName> = {
  readonly begin: (route: RouteTo<View>) => EventInput
  readonly isHeld?: () => boolean
  readonly freed?: readonly AnyEventDefinition[]
}

/** Begins a form anew with the arguments of its route when somebody comes to it: as they go there or the modal opens there, as its feature comes, or in the first moment in which it is not held. Who comes back to it finds what they left. */
export function beginForm<View extends ViewName>(
  { on, state, decideInTurn }: Pick<EffectTools, 'on' | 'state' | 'decideInTurn'>,
  feature: string,
  view: View,
  { begin, isHeld = () => false, freed = [] }: Form<View>,
) {
  return merge(
    opening(on, state, feature),
    on(router.viewPushed, router.viewReplaced, router.viewReset, ...freed),
  ).pipe(
    filter(() => state().router.isArrival === true),
    decideInTurn(() => {
      const route = currentRoute(state())
      return state().router.isArrival && isTo(route, view) && !isHeld() ? begin(route) : null
    }),
  )
}

function isTo<View extends ViewName>(route: Route, view: View): route is RouteTo<View> {
  return route.view === view
}
