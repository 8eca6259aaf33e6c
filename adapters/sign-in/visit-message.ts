import { referenceOf } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isSameAddress } from '../../core/domain/account/same-account.ts'
import type { SignedSession } from '../../core/domain/sign-in/sign-in.ts'
import type { SignInFacts } from '../../core/domain/sign-in/message.ts'

/** The first two lines of EIP-4361 and CAIP-122: who asks whom. */
const opening = /^(?:[a-z][a-z\d+.-]*:\/\/)?(\S*) wants you to sign in with your .* account:\r?\n(\S*)/i

/** Throws `invalid-request` if a message in the standard's form is about another domain, URI, account or chain than the visit. A host's text of any other form names none of these, and passes. */
export function expectVisit(
  message: string,
  { address, chainId }: SignedSession,
  { domain, uri }: SignInFacts,
): void {
  const [, namedDomain, namedAddress = ''] = opening.exec(message.trimStart()) ?? []
  if (namedDomain === undefined) return
  const host = domain.replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
  if (namedDomain.toLowerCase() !== host.toLowerCase()) throw wrong('domain', namedDomain, host)
  // Hosts are given the account as CAIP-10 has it.
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

/** The origin of a URI; a text that is none, and one without an origin, stands for itself. */
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
