import type { AnswerBehaviour } from './consent.ts'

/** A wallet's behaviour as set by a test. It is stored over reloads. */
export type Behaviour = Pick<AnswerBehaviour, 'answer'> & {
  /** The form of addresses: EIP-55, lowercase, with a wrong checksum, or cut to 19 bytes. */
  readonly addresses: 'checksummed' | 'lower-case' | 'wrong-case' | 'short'
  /** The form of chain ids: `'0x1'`, `1` or `'1'`. */
  readonly chainIdFormat: 'hex' | 'number' | 'decimal'
  /** The milliseconds after the page load before the wallet announces itself. */
  readonly announceAfter: number
  /** The answer to `wallet_revokePermissions`. `hang` never answers. */
  readonly revoke: 'grant' | 'fail' | 'hang'
  /** The answer to a chain switch that needs a prompt. `fail` is an error of the wallet, not a rejection. */
  readonly switch: 'grant' | 'fail'
  /**
   * The transaction that the wallet sends: the requested one, one to another receiver, one with an ERC-8021 suffix, or none. Without one it
   * returns an id that no node knows (`nothing`), or the hash of another account's transaction (`stranger`).
   */
  readonly sends: 'as-asked' | 'elsewhere' | 'tagged' | 'nothing' | 'stranger'
}

/** Returns a checksummed address in the form of the behaviour. */
export function writeAddress(address: string, form: Behaviour['addresses']): string {
  if (form === 'lower-case') return address.toLowerCase()
  if (form === 'short') return address.slice(0, -2)
  if (form === 'wrong-case') return `0x${Array.from(address.slice(2), swapCase).join('')}`
  return address
}

/** Returns a chain id in the form of the behaviour. */
export function writeChainId(id: number, format: Behaviour['chainIdFormat']): string | number {
  if (format === 'number') return id
  if (format === 'decimal') return String(id)
  return `0x${id.toString(16)}`
}

function swapCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
}
