import type { Failure } from './domain/failure.ts'
import { routeOf } from './domain/route.ts'
import type { Route } from './domain/route.ts'
import { featureOfView } from './domain/views.ts'
import { embed } from './events/embed.ts'
import { router } from './events/router.ts'
import { stopped, untilGivenUp } from './giving-up.ts'
import type { GivingUp } from './giving-up.ts'
import type { Latchkey } from './latchkey.ts'
import type { RootState } from './reducers/root.ts'
import { currentRoute } from './selectors/current-view.ts'
import { lookedAt } from './selectors/looked-at.ts'
import { isFormFilled } from './selectors/filled-form.ts'
import { isEmbedded } from './selectors/on-screen.ts'
import { notDone } from './verb-failure.ts'

/** A flow without a view: the verb that it is of, what was not done where it fails, the view that it begins at, what it takes, whether it leaves what stands in the form there as it is, and how long its host waits. */
export type FlowToLead = GivingUp & {
  readonly verb: string
  readonly undone: string
  readonly route: Route
  readonly isOffered: boolean
  readonly wantsAccount: boolean
  readonly keepsForm?: boolean | undefined
}

/** The verb whose flow a Latchkey is led through. */
const led = new WeakMap<Latchkey, string>()

/**
 * Leads one flow at a time from a view that nobody draws, and back to where a visitor would begin, or to the form that one was filling in the page, unless one has opened the modal meanwhile, or gone on to something else in the page, which the flow is told.
 * @throws {LatchkeyError} `feature-disabled` where it is not offered, `aborted` after a stop, or where its signal aborts before it has begun, `unauthorized` where it wants an account and nobody is connected, `request-pending` while another flow is led, or a visitor has the modal open, or fills in the page what the flow would;
 * whatever the flow itself throws.
 */
export async function leadFlow<Result>(
  latchkey: Latchkey,
  flow: FlowToLead,
  run: (isLeft: () => boolean) => Promise<Result>,
): Promise<Result> {
  const state = () => latchkey.state() as RootState
  const refuse = async (failure: Failure, because?: string): Promise<never> => {
    throw await notDone(flow.undone, failure, because)
  }
  if (!flow.isOffered) return refuse({ code: 'feature-disabled' })
  if (latchkey.isStopped()) return refuse(stopped)
  const { undone: unasked, signal } = flow
  await untilGivenUp(signal, () => latchkey.ready(), { unasked, asked: unasked })
  if (latchkey.isStopped()) return refuse(stopped)
  if (flow.wantsAccount && !lookedAt(state())) return refuse({ code: 'unauthorized' })
  const running = led.get(latchkey)
  if (running !== undefined)
    return refuse({ code: 'request-pending' }, `an earlier call of yours, ${running}, has not ended yet`)
  if (state().modal.open) return refuse({ code: 'request-pending' }, 'a visitor has the modal open')
  const history = historyOfForm(state())
  if (history.length > 0 && !flow.keepsForm && isPartOf(flow.route, currentRoute(state())))
    return refuse({ code: 'request-pending' }, 'a visitor fills in that form in the page')
  led.set(latchkey, flow.verb)
  latchkey.dispatch(embed.shown())
  latchkey.dispatch(router.viewReset(flow.route))
  let isLeft = false
  const unheard = latchkey.onAny(() => {
    isLeft ||= !isPartOf(flow.route, currentRoute(state()))
  })
  try {
    return await run(() => isLeft)
  } finally {
    led.delete(latchkey)
    unheard()
    latchkey.dispatch(embed.hidden())
    const view = lookedAt(state()) ? 'Account' : 'Connect'
    const { view: shown } = currentRoute(state())
    const isTheirs = isLeft && isEmbedded(state()) && shown !== 'Connect'
    if (!state().modal.open && !isTheirs) {
      if (shown !== view) latchkey.dispatch(router.viewReset({ view }))
      if (view === 'Account' || history[0]?.view === view)
        for (const route of history) latchkey.dispatch(router.viewPushed(route))
    }
  }
}

/** How a visitor came to the form in the page in which something stands, without what a host began it with, which would begin it anew; none where they fill in nothing there. */
function historyOfForm(state: RootState): readonly Route[] {
  const { history } = state.router
  const isFilled = isEmbedded(state) && isFormFilled(state, currentRoute(state).view)
  return isFilled ? history.map(({ view }) => routeOf({ view })) : []
}

/** Whether a view is the one that a flow begins at, or leads on from it: of the same feature, or from Connect into the secure frame. */
function isPartOf({ view: first }: Route, { view }: Route): boolean {
  const feature = first === 'Connect' ? 'frame' : featureOfView(first)
  return view === first || featureOfView(view) === feature
}
