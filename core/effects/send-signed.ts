import { filter } from 'rxjs'
import type { Observable } from 'rxjs'
import type { EventOf } from '../events/define-events.ts'
import { send } from '../events/send.ts'
import type { StateOf } from '../reducers/root.ts'
import type { EffectTools } from './define-effect.ts'

/** When the attempt that stands is signed, after which the form is empty; a late yes to one that was left changes nothing of it. */
export function signing(
  on: EffectTools['on'],
  state: () => StateOf<'send'>,
): Observable<EventOf<typeof send.signed>> {
  return on(send.signed).pipe(filter(({ data }) => state().send.attempt?.id === data.attempt))
}
