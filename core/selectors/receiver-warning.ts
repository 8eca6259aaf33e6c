import { isLostReceiver, plainReceiver, receiverWarnings } from '../domain/receiver.ts'
import type { ReceiverWarning } from '../domain/receiver.ts'
import type { StateOf } from '../reducers/root.ts'

/** The gravest thing to know of who was found for the form, null where there is none. */
export function receiverWarning(state: StateOf<'send'>): ReceiverWarning | 'contract' | null {
  const { holder, token, receiver } = state.send
  const { found } = receiver
  if (!holder || !found) return null
  const [first = null] = receiverWarnings({
    receiver: found.address,
    typed: plainReceiver(receiver.text, holder.chainId),
    sender: holder.address,
    token: token?.address ?? null,
  })
  const isGrave = isLostReceiver(first) || first === 'own-address'
  return found.isContract && !isGrave ? 'contract' : first
}
