import { gravestWarning, plainReceiver } from '../../domain/send/receiver.ts'
import type { ReceiverWarning } from '../../domain/send/receiver.ts'
import type { StateOf } from '../../reducers/root.ts'
import { tokensHeldBy } from '../tokens/held-tokens.ts'

/** Returns the gravest warning about the receiver in the form, or null. */
export function receiverWarning(state: StateOf<'send'>): ReceiverWarning | 'contract' | null {
  const { holder, token, receiver } = state.send
  const { found } = receiver
  if (!holder || !found) return null
  return gravestWarning({
    receiver: found.address,
    typed: plainReceiver(receiver.text, holder.chainId),
    sender: holder.address,
    token: token?.address ?? null,
    tokens: tokensHeldBy(state, holder).flatMap(({ address }) => address ?? []),
    isToken: found.isToken,
    isContract: found.isContract,
  })
}
