import type { EmailUpdateFlow } from '../domain/frame/email-update-flow.ts'
import type { Failure } from '../domain/errors/failure.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { emailUpdate } from '../events/frame/email-update.ts'
import { abortedVerb } from './abortable.ts'
import type { Latchkey } from '../latchkey.ts'
import { verbNotDone } from './verb-failure.ts'
import { followIntent } from './follow-intent.ts'

/** The new address of the secure frame's visitor. */
export type ChangedEmail = { readonly email: string }

export const unchanged = 'The address was not changed'

/** Starts a change of the address. Resolves with the new one once its codes were correct. */
export async function changedEmail(
  latchkey: Latchkey,
  intent: EventInput,
  signal: AbortSignal,
): Promise<ChangedEmail> {
  let last = null as EmailUpdateFlow | null
  const outcome = await followIntent<ChangedEmail>(latchkey, {
    intent,
    feature: 'frame',
    signal,
    outcomeAt: (event, flow) => {
      const isOwn = Object(event.data).flow === flow
      if (isOwn && isOneOf(event, emailUpdate.changed)) return { result: { email: event.data.email } }
      const running = latchkey.state().emailUpdate?.flow
      if (running?.id === flow) {
        last = running
        return null
      }
      if (isOwn && isOneOf(event, emailUpdate.failed)) return { failure: event.data.failure }
      return { failure: { code: event.id === flow ? 'request-pending' : 'aborted' } }
    },
  })
  if ('result' in outcome) return outcome.result
  if (last) latchkey.dispatch(emailUpdate.abandoned({ flow: last.id }))
  const mayStill = last?.step === 'secondary' && last.checked !== null
  throw await verbNotDone(mayStill ? 'The address may still be changed' : unchanged, endOf(outcome.failure))
}

/** Returns the failure of a verb. If `leave` abandoned it, says nothing of a signal, because the host gave none. */
export function endOf(failure: Failure): Failure {
  return failure === abortedVerb ? { code: 'aborted' } : failure
}
