import type { Failure } from './domain/failure.ts'
import type { Route } from './domain/route.ts'
import { embed } from './events/embed.ts'
import { router } from './events/router.ts'
import { untilGivenUp } from './giving-up.ts'
import type { GivingUp } from './giving-up.ts'
import type { Latchkey } from './latchkey.ts'
import type { RootState } from './reducers/root.ts'
import { currentRoute } from './selectors/current-view.ts'
import { lookedAt } from './selectors/looked-at.ts'
import { notDone } from './verb-failure.ts'

/** A flow without a view: what was not done where it fails, the view that it begins at, what it takes, and how long its host waits. */
export type FlowToLead = GivingUp & {
  readonly undone: string
  readonly route: Route
  readonly isOffered: boolean
  readonly wantsAccount: boolean
}

const led = new WeakSet<Latchkey>()

/**
 * Leads one flow at a time from a view that nobody draws, and back to where a visitor would begin, unless one has opened the modal meanwhile.
 * @throws {LatchkeyError} `feature-disabled` where it is not offered, `aborted` after a stop, or where its signal aborts before it has begun, `unauthorized` where it wants an account and nobody is connected, `request-pending` while another flow is led or a visitor has the modal open;
 * whatever the flow itself throws.
 */
export async function leadFlow<Result>(
  latchkey: Latchkey,
  flow: FlowToLead,
  run: () => Promise<Result>,
): Promise<Result> {
  const state = () => latchkey.state() as RootState
  const refuse = async (failure: Failure): Promise<never> => {
    throw await notDone(flow.undone, failure)
  }
  if (!flow.isOffered) return refuse({ code: 'feature-disabled' })
  if (latchkey.isStopped())
    return refuse({ code: 'aborted', detail: 'Latchkey was stopped; call start() first.' })
  const { undone: unasked, signal } = flow
  await untilGivenUp(signal, () => latchkey.ready(), { unasked, asked: unasked })
  if (flow.wantsAccount && !lookedAt(state())) return refuse({ code: 'unauthorized' })
  if (led.has(latchkey) || state().modal.open) return refuse({ code: 'request-pending' })
  led.add(latchkey)
  latchkey.dispatch(embed.shown())
  latchkey.dispatch(router.viewReset(flow.route))
  try {
    return await run()
  } finally {
    led.delete(latchkey)
    latchkey.dispatch(embed.hidden())
    const view = lookedAt(state()) ? 'Account' : 'Connect'
    if (!state().modal.open && currentRoute(state()).view !== view)
      latchkey.dispatch(router.viewReset({ view }))
  }
}
