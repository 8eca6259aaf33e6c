import { referenceOf } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isSameAddress } from '../../core/domain/account/same-account.ts'
import type { SignedSession } from '../../core/domain/sign-in/sign-in.ts'
import type { SignInFacts } from '../../core/domain/sign-in/message.ts'

/** The first two lines of EIP-4361 and CAIP-122, which name the domain and the account. */
const opening = /^(?:[a-z][a-z\d+.-]*:\/\/)?(\S*) wants you to sign in with your .* account:\r?\n(\S*)/i

/**
 * Throws `invalid-request` if a message in the standard's form names another domain, URI, account or chain than the visit. A host's text in
 * another form names none of these, and passes.
 */
export function expectVisit(
  message: string,
  { address, chainId }: SignedSession,
  { domain, uri }: SignInFacts,
): void {
  const [, namedDomain, namedAddress = ''] = opening.exec(message.trimStart()) ?? []
  if (namedDomain === undefined) return
  const host = domain.replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
  if (namedDomain.toLowerCase() !== host.toLowerCase()) throw wrong('domain', namedDomain, host)
  // Hosts receive the account as its CAIP-10 id.
  if (!isSameAddress(namedAddress.split(':').at(-1) ?? '', address))
    throw wrong('address', namedAddress, address)
  const namedUri = fieldIn(message, 'URI')
  if (namedUri !== null && namedUri !== uri && originOf(namedUri) !== originOf(uri))
    throw wrong('URI', namedUri, uri)
  const namedChain = fieldIn(message, 'Chain ID')
  if (namedChain !== null && namedChain !== referenceOf(chainId))
    throw wrong('chain', namedChain, referenceOf(chainId))
}

function fieldIn(message: string, name: string): string | null {
  return new RegExp(`^${name}: (.*?)\\r?$`, 'm').exec(message)?.[1] ?? null
}

/** Returns the origin of a URI. Returns the text itself if it is no URI, or has no origin. */
function originOf(uri: string): string {
  const { origin = 'null' } = URL.canParse(uri) ? new URL(uri) : {}
  return origin === 'null' ? uri : origin
}

function wrong(what: string, named: string, expected: string): LatchkeyError {
  return new LatchkeyError(
    'invalid-request',
    `The message of createMessage names the ${what} ${JSON.stringify(named.slice(0, 60))}; expected ${expected}, as in this visit.`,
  )
}
