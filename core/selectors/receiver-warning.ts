import { ofAccount } from '../domain/by-account.ts'
import { isLostReceiver, plainReceiver, receiverWarnings } from '../domain/receiver.ts'
import type { ReceiverWarning } from '../domain/receiver.ts'
import type { StateOf } from '../reducers/root.ts'

/** Returns the gravest thing to know of the receiver in the form, null where there is none. */
export function receiverWarning(state: StateOf<'send'>): ReceiverWarning | 'contract' | null {
  const { holder, token, receiver } = state.send
  const { found } = receiver
  if (!holder || !found) return null
  const held = ofAccount(state.tokenBalances?.holdings ?? {}, holder)?.tokens ?? []
  const [first = null] = receiverWarnings({
    receiver: found.address,
    typed: plainReceiver(receiver.text, holder.chainId),
    sender: holder.address,
    token: token?.address ?? null,
    tokens: held.flatMap(({ address }) => address ?? []),
    isToken: found.isToken,
  })
  const isGrave = isLostReceiver(first) || first === 'own-address'
  return found.isContract && !isGrave ? 'contract' : first
}
