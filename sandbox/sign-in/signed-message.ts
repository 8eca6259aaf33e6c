/** The fields of a sign-in message (EIP-4361, or CAIP-122 on Solana). */
export type SignedMessage = {
  readonly domain: string
  readonly kind: 'Ethereum' | 'Solana'
  readonly address: string
  readonly uri: string
  readonly version: string
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime: string | null
  readonly notBefore: string | null
}

const head = /^(?:[a-z]+:\/\/)?(\S+) wants you to sign in with your (Ethereum|Solana) account:\n(\S+)\n\n/

/** Reads the text of a sign-in. Returns `null` if it is no such text. */
export function readSignedMessage(text: string): SignedMessage | null {
  const found = head.exec(text)
  const facts = text.slice(text.lastIndexOf('\n\n') + 1)
  const fact = (name: string) => new RegExp(`\\n${name}: (.+)`).exec(facts)?.[1] ?? null
  const [, domain, kind, address] = found ?? []
  const [uri, version, chainId, nonce, issuedAt] = ['URI', 'Version', 'Chain ID', 'Nonce', 'Issued At'].map(
    fact,
  )
  if (!domain || !address || !uri || version !== '1' || !chainId || !nonce || !issuedAt) return null
  return {
    domain,
    kind: kind as SignedMessage['kind'],
    address,
    uri,
    version,
    chainId,
    nonce,
    issuedAt,
    expirationTime: fact('Expiration Time'),
    notBefore: fact('Not Before'),
  }
}
