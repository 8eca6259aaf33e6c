import { PublicKey } from '@solana/web3.js'
import { viewOf } from './mint.ts'

/** The content of a token account. */
export type TokenHolding = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  /** The address that may move the account's tokens beside its owner. */
  readonly delegate: string | null
  /** How many tokens the delegate may move, in base units. */
  readonly delegated: bigint
  /** The address that may close the account. Null for its owner. */
  readonly closeAuthority: string | null
}

// The layout of a token account in both programs. In Token-2022, a byte after it holds the account's kind, and extensions follow.
const places = { mint: 0, owner: 32, amount: 64, delegate: 72, delegated: 121, closeAuthority: 129 } as const
const baseLength = 165
const holdingKind = 2
const keyLength = 32
const flagLength = 4

/** Reads the bytes of an account that a token program owns. Returns null if it is no token account. */
export function tokenHolding(data: Uint8Array): TokenHolding | null {
  if (data.length !== baseLength && data[baseLength] !== holdingKind) return null
  const view = viewOf(data)
  return {
    mint: keyAt(data, places.mint),
    owner: keyAt(data, places.owner),
    amount: view.getBigUint64(places.amount, true),
    delegate: optionalKeyAt(data, places.delegate),
    delegated: view.getBigUint64(places.delegated, true),
    closeAuthority: optionalKeyAt(data, places.closeAuthority),
  }
}

function keyAt(data: Uint8Array, place: number): string {
  return new PublicKey(data.subarray(place, place + keyLength)).toBase58()
}

function optionalKeyAt(data: Uint8Array, place: number): string | null {
  return viewOf(data).getUint32(place, true) === 1 ? keyAt(data, place + flagLength) : null
}
