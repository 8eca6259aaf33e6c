import { filter } from 'rxjs'
import type { Observable } from 'rxjs'
import type { EventOf } from '../../events/define-events.ts'
import { send } from '../../events/send/send.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { EffectTools } from '../streams/define-effect.ts'

/** Emits signatures that have emptied the form. */
export function signing(
  on: EffectTools['on'],
  state: () => StateOf<'send'>,
): Observable<EventOf<typeof send.signed>> {
  return on(send.signed).pipe(
    filter(({ data }) => {
      const { started, token } = state().send
      return started === data.flow && token === null
    }),
  )
}
