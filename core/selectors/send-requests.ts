import { openElsewhere } from '../domain/open-request.ts'
import type { OpenRequest } from '../domain/open-request.ts'
import { isAsking } from '../domain/send-attempt.ts'
import type { StateOf } from '../reducers/root.ts'
import { signerNow } from './signer-now.ts'

/** What another wallet of the account has yet to answer, though nobody waits for it here; null for nothing. */
export function openSendingElsewhere(state: StateOf<'send'>): OpenRequest | null {
  const { holder, dropped, abandoned } = state.send
  if (!holder) return null
  const open = [...abandoned, ...dropped.filter(isAsking)].flatMap(({ id, wallet, chainId, transfer }) =>
    wallet ? [{ attempt: id, wallet, holder: { chainId, address: transfer.from } }] : [],
  )
  return openElsewhere(open, holder, signerNow(state, holder.chainId))
}
