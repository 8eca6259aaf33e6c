import type { Address } from '../account/account.ts'
import { namespaceOf, referenceOf } from '../values/caip.ts'
import type { ChainId, Namespace } from '../values/caip.ts'

/** The fields of a sign-in message beside the account and its chain (EIP-4361). Times are ISO 8601 texts. */
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

/** Returns the text to sign: EIP-4361 for EVM chains, and its equivalent for Solana (CAIP-122). */
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
    // The grammar has an empty line before and after a statement, and both lines if there is no statement.
    ...(statement === undefined ? [] : [statement]),
    '',
    ...fields,
    ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
