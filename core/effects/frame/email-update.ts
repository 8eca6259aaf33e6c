import { map, mergeMap } from 'rxjs'
import { frameLimit } from '../../domain/limits.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventOf } from '../../events/define-events.ts'
import { emailUpdate } from '../../events/frame/email-update.ts'
import type { EmailUpdateFlow } from '../../domain/frame/email-update-flow.ts'
import { frameSession } from '../../selectors/frame/session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Asks the frame for the change, and the frame sends a code. Abandoning the change aborts the question. */
export const askEmailUpdate = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(emailUpdate.submitted, emailUpdate.abandoned).pipe(
    latestPer(flowOf, {
      limit: frameLimit,
      ask: (event, signal) =>
        isOneOf(event, emailUpdate.submitted) && state().emailUpdate.flow?.id === event.id
          ? ports.frame.updateEmail({ email: event.data.email }, signal)
          : null,
      then: ({ next }, event) => emailUpdate.begun({ flow: flowOf(event), next }),
      fail: (failure, event) => emailUpdate.failed({ flow: flowOf(event), step: 'mail', failure }),
    }),
  ),
)

/** Checks the code of the current address as soon as it is complete. Abandoning the change aborts the question. */
export const checkPresentCode = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(emailUpdate.codeTyped, emailUpdate.abandoned).pipe(
    mergeMap((event) => checkedAt(state(), 'primary', event).map((flow) => ({ ...event, flow }))),
    latestPer(({ flow }) => flow, {
      limit: frameLimit,
      ask: (event, signal) =>
        isOneOf(event, emailUpdate.codeTyped)
          ? ports.frame.updateEmailPrimaryOtp({ otp: state().emailUpdate.code.text }, signal)
          : null,
      then: (_, { flow }) => emailUpdate.presentConfirmed({ flow }),
      fail: (failure, { flow }) => emailUpdate.failed({ flow, step: 'code', failure }),
    }),
  ),
)

/** Checks the code of the new address. If it is correct, the address is changed, also after the flow was abandoned, as long as the session exists. */
export const checkNewCode = defineEffect<StateOf<'frame'>>(({ on, state, ports, together }) =>
  on(emailUpdate.codeTyped).pipe(
    mergeMap((event) => checkedAt(state(), 'secondary', event).map((flow) => ({ ...event, flow }))),
    map((event) => ({ ...event, session: frameSession(state().connection) })),
    together({
      limit: frameLimit,
      ask: (_, signal) => ports.frame.updateEmailSecondaryOtp({ otp: state().emailUpdate.code.text }, signal),
      then: ({ newEmail }, { session, flow }) =>
        frameSession(state().connection) === session ? emailUpdate.changed({ flow, email: newEmail }) : null,
      fail: (failure, { flow }) => emailUpdate.failed({ flow, step: 'code', failure }),
    }),
  ),
)

function flowOf(event: EventOf<typeof emailUpdate.submitted> | EventOf<typeof emailUpdate.abandoned>) {
  return isOneOf(event, emailUpdate.submitted) ? event.id : event.data.flow
}

/** Returns the flow that is abandoned, or whose code was just completed in a step. Empty otherwise. */
function checkedAt(
  { emailUpdate: { flow } }: StateOf<'frame'>,
  step: EmailUpdateFlow['step'],
  event: EventOf<typeof emailUpdate.codeTyped> | EventOf<typeof emailUpdate.abandoned>,
): readonly string[] {
  if (isOneOf(event, emailUpdate.abandoned)) return [event.data.flow]
  return flow?.step === step && flow.checked === event.id ? [flow.id] : []
}
