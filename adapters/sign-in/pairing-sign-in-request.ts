import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { signInMessage } from '../../core/domain/sign-in/message.ts'
import type { SignInFacts } from '../../core/domain/sign-in/message.ts'
import { hostFacts, hostMessage } from './host-message.ts'
import type { HostSignInParts } from './host-message.ts'

/** An account that nobody has, for asking which text a host would make. */
const nobodys = '0x0000000000000000000000000000000000000000'

/** What a wallet may be asked to sign while it is paired, over a new nonce of the server; null where that would not be what the host asks for: it wants no such thing, its text is its own, it names facts that no pairing carries, or chains are on offer that no pairing signs in on. */
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
