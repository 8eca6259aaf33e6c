import { isLostReceiver } from '../domain/receiver.ts'
import type { SendRisk } from '../domain/send-risk.ts'
import type { StateOf } from '../reducers/root.ts'
import { receiverWarning } from './receiver-warning.ts'
import { openSendingBeside } from './send-requests.ts'

/** What is to be accepted before what stands in the form is sent. */
export function sendRisks(state: StateOf<'send'>): readonly SendRisk[] {
  const warning = receiverWarning(state)
  return [
    ...(isLostReceiver(warning) ? [warning] : []),
    ...(openSendingBeside(state).length > 0 ? (['open-request'] as const) : []),
  ]
}
