import type { Stamped } from '../events/define-events.ts'
import type { Lift } from './lift.ts'

/** From format 3 to 4: a way that is laid down for the end of a transaction leads to a view with its arguments; elsewhere arguments may stand beside a view now, where there were none. */
export const liftFormat3: Lift = (events) => events.map(routeLaidDown)

type Laid = { readonly then: string; readonly view?: unknown }

function routeLaidDown(event: Stamped): Stamped {
  if (event.type !== 'router/transactionPushed') return event
  const { onSuccess, onCancel } = event.data as { readonly onSuccess: Laid; readonly onCancel: Laid }
  return { ...event, data: { onSuccess: withRoute(onSuccess), onCancel: withRoute(onCancel) } }
}

/** In format 3 it named the view alone. */
function withRoute(laid: Laid) {
  return laid.then === 'reset' ? { then: laid.then, route: { view: laid.view } } : laid
}
