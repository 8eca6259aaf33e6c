/** How a test wants a wallet to behave; kept over reloads. */
export type Behaviour = {
  /** `prompt` asks the visitor; the others answer by themselves, and `hang` never answers. */
  readonly answer: 'prompt' | 'approve' | 'reject' | 'hang'
  /** How addresses are written: EIP-55, all lower case, with a wrong checksum, or cut to 19 bytes. */
  readonly addresses: 'checksummed' | 'lower-case' | 'wrong-case' | 'short'
  /** How chain ids are written: `'0x1'`, `1` or `'1'`. */
  readonly chainIdFormat: 'hex' | 'number' | 'decimal'
  /** Milliseconds after the page load before the wallet is there: it announces itself then, and not earlier. */
  readonly announceAfter: number
  /** What becomes of `wallet_revokePermissions`; `hang` never answers. */
  readonly revoke: 'grant' | 'fail' | 'hang'
  /** What becomes of a switch that its owner is asked for: `fail` is an error of the wallet's own, no refusal. */
  readonly switch: 'grant' | 'fail'
  /** What it sends: what it was asked for, that to another receiver, that with a suffix of ERC-8021, or nothing; then it answers an id that no node knows (`nothing`), or the hash of somebody else's transaction (`stranger`). */
  readonly sends: 'as-asked' | 'elsewhere' | 'tagged' | 'nothing' | 'stranger'
}

/** Writes a checksummed address the way the behaviour wants it. */
export function writeAddress(address: string, form: Behaviour['addresses']): string {
  if (form === 'lower-case') return address.toLowerCase()
  if (form === 'short') return address.slice(0, -2)
  if (form === 'wrong-case') return `0x${Array.from(address.slice(2), swapCase).join('')}`
  return address
}

/** Writes a chain id the way the behaviour wants it. */
export function writeChainId(id: number, format: Behaviour['chainIdFormat']): string | number {
  if (format === 'number') return id
  if (format === 'decimal') return String(id)
  return `0x${id.toString(16)}`
}

function swapCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
}
