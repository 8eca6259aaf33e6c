/** The fields that a site sets in the text of `solana:signIn`. */
export type SignInInput = Readonly<Partial<Record<SignInField, string>>> & {
  readonly resources?: readonly string[]
}

type SignInField =
  | 'domain'
  | 'address'
  | 'statement'
  | 'uri'
  | 'version'
  | 'chainId'
  | 'nonce'
  | 'issuedAt'
  | 'expirationTime'
  | 'notBefore'
  | 'requestId'

const lines: readonly (readonly [SignInField, string])[] = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
]

/** Returns the text of a sign-in, in the form that Solana shares with EIP-4361. Missing fields are left out. */
export function signInText(input: SignInInput, address: string): string {
  const head = `${input.domain ?? location.host} wants you to sign in with your Solana account:\n${address}`
  const facts = lines.flatMap(([field, title]) => (input[field] ? [`${title}: ${input[field]}`] : []))
  const resources = input.resources?.length
    ? ['Resources:', ...input.resources.map((resource) => `- ${resource}`)]
    : []
  const rest = [...facts, ...resources].join('\n')
  return [head, input.statement, rest].filter(Boolean).join('\n\n')
}
