import { distinctUntilChanged, filter, map, mergeMap, switchMap, take, takeUntil } from 'rxjs'
import { hasArguments } from '../domain/route.ts'
import type { Route } from '../domain/route.ts'
import type { AnyEventDefinition } from '../events/define-events.ts'
import { modal } from '../events/modal.ts'
import { router, viewMoves } from '../events/router.ts'
import { currentRoute } from '../selectors/current-view.ts'
import type { ViewName } from '../domain/view-name.ts'
import type { EffectTools } from './define-effect.ts'
import { opening } from './arrival.ts'
import { merge } from './merge.ts'

type RouteTo<View extends ViewName> = Extract<Route, { readonly view: View }>

/** What keeps a form from beginning anew: a wallet that is asked for what stands there, the events that may end that, and those by which a visitor changes what stands there meanwhile. */
type Hold = {
  readonly isHeld: () => boolean
  readonly freed: readonly AnyEventDefinition[]
  readonly changed: readonly AnyEventDefinition[]
}

/** Every moment in which somebody has come to a form with arguments, with the route that they came by, once for each coming: as they go there or the modal opens there, and as the feature comes whose form it is; who comes back to it finds what they left. Where a form is held, that moment is the first in which it is not, for whoever is there still and has changed nothing; there is none for who went on before. */
export function formArrival<View extends ViewName>(
  { on, state }: Pick<EffectTools, 'on' | 'state'>,
  feature: string,
  view: View,
  { isHeld, freed, changed }: Hold = { isHeld: () => false, freed: [], changed: [] },
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
    switchMap((arrival) => {
      if (!isHeld()) return [arrival]
      const { route } = arrival
      const wentOn = on(...viewMoves, modal.opened, modal.closed).pipe(
        filter(() => currentRoute(state()) !== route),
      )
      return on(...freed).pipe(
        filter(() => !isHeld()),
        take(1),
        map((event) => ({ ...event, route })),
        takeUntil(merge(wentOn, on(...changed))),
      )
    }),
  )
}

function isTo<View extends ViewName>(route: Route, view: View): route is RouteTo<View> {
  return route.view === view
}
