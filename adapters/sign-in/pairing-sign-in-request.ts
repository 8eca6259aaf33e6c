import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { signInMessage } from '../../core/domain/sign-in/message.ts'
import type { SignInFacts } from '../../core/domain/sign-in/message.ts'
import { hostFacts, hostMessage } from './host-message.ts'
import type { HostSignInParts } from './host-message.ts'

/** An address without an owner, to test the host's message with. */
const nobodys = '0x0000000000000000000000000000000000000000'

/**
 * Returns the facts that a wallet may sign while it is paired, with a new nonce of the server. Returns null if the pairing's message would differ
 * from the host's. That is so if the host disables it, writes its own text, or names facts that no pairing carries. It is also so if a chain is
 * offered on which no pairing signs in.
 */
export async function pairingSignInRequest(
  parts: HostSignInParts,
  chains: readonly ChainId[],
): Promise<SignInFacts | null> {
  const { adapter } = parts
  const [chainId] = chains
  const isEvm = chains.every((id) => namespaceOf(id) === 'eip155')
  if (adapter.oneClick === false || chainId === undefined || !isEvm) return null
  const facts = await hostFacts(parts)
  if (facts.requestId !== undefined) return null
  const probe = { address: nobodys, chainId }
  return (await hostMessage(adapter, probe, facts)) === signInMessage(probe, facts) ? facts : null
}
