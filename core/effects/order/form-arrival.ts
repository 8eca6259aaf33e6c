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

/** How a form begins, and what delays that. */
type Form<View extends ViewName> = {
  /** Makes the event that begins the form with the arguments of its route. */
  readonly begin: (route: RouteTo<View>) => EventInput
  /** Returns whether a wallet is being asked for the content of the form. The form does not begin until that ends. */
  readonly isHeld?: () => boolean
  /** The events by which that may end. */
  readonly freed?: readonly AnyEventDefinition[]
}

/**
 * Begins a form with the arguments of its route when a visitor navigates to it, the modal opens there, or its feature is loaded.
 * If the form is held, it begins as soon as it is not. A visitor who goes back to the form finds it unchanged.
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
