import { PublicKey } from '@solana/web3.js'
import { viewOf } from './mint.ts'

/** What a token account says of itself. */
export type TokenHolding = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  /** Who may take tokens of the account beside its owner. */
  readonly delegate: string | null
  /** How many of them, in base units. */
  readonly delegated: bigint
  /** Who may close the account; null for its owner. */
  readonly closeAuthority: string | null
}

// How both token programs lay an account out. In Token-2022 a byte behind it says its kind, then come extensions.
const places = { mint: 0, owner: 32, amount: 64, delegate: 72, delegated: 121, closeAuthority: 129 } as const
const baseLength = 165
const holdingKind = 2
const keyLength = 32
const flagLength = 4

/** Reads the bytes of an account that belongs to a token program; null where they are no token account. */
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
