import { filter } from 'rxjs'
import type { Route } from '../../domain/features/route.ts'
import type { AnyEventDefinition, EventInput } from '../../events/define-events.ts'
import { router } from '../../events/shell/router.ts'
import { currentRoute } from '../../selectors/shell/current-view.ts'
import type { ViewName } from '../../domain/features/view-name.ts'
import type { EffectTools } from '../streams/define-effect.ts'
import { opening } from '../streams/arrival.ts'
import { merge } from '../streams/merge.ts'

type RouteTo<View extends ViewName> = Extract<Route, { readonly view: View }>

/** How a form begins, and what keeps it from that. */
type Form<View extends ViewName> = {
  /** Makes the event that begins the form with the arguments of its route. */
  readonly begin: (route: RouteTo<View>) => EventInput
  /** Whether a wallet is being asked for what stands in the form. The form does not begin until that ends. */
  readonly isHeld?: () => boolean
  /** The events by which that may end. */
  readonly freed?: readonly AnyEventDefinition[]
}

/**
 * Begins a form anew with the arguments of its route when a visitor comes to it. That is when they navigate
 * there, the modal opens there, or its feature loads. If the form is held, it begins as soon as it is not. A
 * visitor who comes back to the form finds what they left.
 */
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
