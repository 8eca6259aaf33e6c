import { accountIdOf, namespaceOf, referenceOf } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import type { SignedSession } from '../../core/domain/sign-in/sign-in.ts'
import { signInMessage } from '../../core/domain/sign-in/message.ts'
import type { SignInFacts } from '../../core/domain/sign-in/message.ts'
import { hostAnswer } from './host-answer.ts'
import { messageFacts, nonceIn } from './message-facts.ts'
import type { SiweAdapter } from './siwe-adapter.ts'

/** The host's adapter, the page's location, and the time. */
export type HostSignInParts = {
  readonly adapter: SiweAdapter
  readonly page: () => { readonly host: string; readonly origin: string }
  readonly now: () => Date
}

/**
 * Returns the facts of a message beside account and chain, with a new nonce of the server. Throws `malformed-answer` for an invalid nonce, and
 * `invalid-request` for facts that no message can hold.
 */
export async function hostFacts(
  { adapter, page, now }: HostSignInParts,
  address?: string,
): Promise<SignInFacts> {
  const nonce = nonceIn(await hostAnswer('getNonce', () => adapter.getNonce(address)))
  const { host, origin } = page()
  const known = { domain: host, uri: origin, version: '1', iat: now().toISOString(), nonce }
  if (!adapter.getMessageParams) return known
  return messageFacts(known, await hostAnswer('getMessageParams', () => adapter.getMessageParams?.()))
}

/**
 * Returns the message for an account on a chain: the host's own, or that of the standard. Throws `malformed-answer` if the host's message is
 * invalid.
 */
export async function hostMessage(
  { createMessage }: SiweAdapter,
  account: SignedSession,
  facts: SignInFacts,
): Promise<string> {
  if (!createMessage) return signInMessage(account, facts)
  const { address, chainId } = account
  const reference = referenceOf(chainId)
  const named = {
    ...facts,
    address: accountIdOf(chainId, address),
    chainId: namespaceOf(chainId) === 'eip155' ? Number(reference) : reference,
  }
  const message: unknown = await hostAnswer('createMessage', () => createMessage(named))
  if (typeof message === 'string' && message !== '') return message
  throw new LatchkeyError(
    'malformed-answer',
    `The message of createMessage is ${shapeOf(message)}; expected a string.`,
  )
}
