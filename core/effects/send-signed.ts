import { filter } from 'rxjs'
import type { Observable } from 'rxjs'
import type { EventOf } from '../events/define-events.ts'
import { send } from '../events/send.ts'
import type { StateOf } from '../reducers/root.ts'
import type { EffectTools } from './define-effect.ts'

/** When an attempt is signed by which the form is emptied; a yes to another order than the one that stands there by then changes nothing of it. */
export function signing(
  on: EffectTools['on'],
  state: () => StateOf<'send'>,
): Observable<EventOf<typeof send.signed>> {
  return on(send.signed).pipe(
    filter(({ data }) => {
      const { attempt, token } = state().send
      return attempt?.id === data.attempt && token === null
    }),
  )
}
