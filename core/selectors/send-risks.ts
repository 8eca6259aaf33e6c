import { isLostReceiver } from '../domain/receiver.ts'
import type { SendRisk } from '../domain/send-risk.ts'
import type { StateOf } from '../reducers/root.ts'
import { receiverLookAlike } from './look-alike.ts'
import { receiverElsewhere } from './receiver-elsewhere.ts'
import { receiverWarning } from './receiver-warning.ts'
import { openSendingBeside } from './send-requests.ts'

/** Returns what is to be accepted before what stands in the form is sent. */
export function sendRisks(state: StateOf<'send'>): readonly SendRisk[] {
  const warning = receiverWarning(state)
  const elsewhere = receiverElsewhere(state)
  return [
    ...(isLostReceiver(warning) ? [warning] : []),
    ...(receiverLookAlike(state) ? (['look-alike'] as const) : []),
    ...(elsewhere === 'own-undeployed' || elsewhere === 'unchecked-receiver' ? [elsewhere] : []),
    ...(openSendingBeside(state).length > 0 ? (['open-request'] as const) : []),
  ]
}
