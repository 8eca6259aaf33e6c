/** The fields of a page's sign-in request (Sign-In with Solana). All are optional. */
export type SignInInput = {
  readonly domain?: string
  readonly address?: string
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

const fields = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Chain ID', 'chainId'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
] as const

/** Returns the text that the visitor signs, in the format of the Wallet Standard. */
export function signInText(
  input: SignInInput,
  { address, domain }: { readonly address: string; readonly domain: string },
): string {
  const { statement, resources } = input
  const lines = fields.flatMap(([label, name]) =>
    input[name] === undefined ? [] : [`${label}: ${input[name]}`],
  )
  if (resources) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`))
  return [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [statement]),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
  ].join('\n\n')
}
