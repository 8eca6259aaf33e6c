import type { Address } from '../account/account.ts'
import { namespaceOf, referenceOf } from '../values/caip.ts'
import type { ChainId, Namespace } from '../values/caip.ts'

/** What a sign-in says beside who signs in and where (EIP-4361); times are ISO 8601 texts. */
export type SignInFacts = {
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly version: string
  readonly iat: string
  readonly statement?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

const accountKinds: Readonly<Record<Namespace, string>> = { eip155: 'Ethereum', solana: 'Solana' }

/** The text that somebody signs to sign in: EIP-4361 for Ethereum's kind of chains, and its sister for Solana (CAIP-122). */
export function signInMessage(
  { address, chainId }: { readonly address: Address; readonly chainId: ChainId },
  facts: SignInFacts,
): string {
  const { domain, statement, resources } = facts
  const fields = [
    ['URI', facts.uri],
    ['Version', facts.version],
    ['Chain ID', referenceOf(chainId)],
    ['Nonce', facts.nonce],
    ['Issued At', facts.iat],
    ['Expiration Time', facts.exp],
    ['Not Before', facts.nbf],
    ['Request ID', facts.requestId],
  ].flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]))
  return [
    `${domain} wants you to sign in with your ${accountKinds[namespaceOf(chainId)]} account:`,
    address,
    '',
    // The grammar has an empty line on either side of a statement, and both where there is none.
    ...(statement === undefined ? [] : [statement]),
    '',
    ...fields,
    ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
