import { concat, hexToBigInt, keccak256, pad, sliceHex, stringToHex, toHex, type Hex } from 'viem'

/** The value of one slot of a contract's storage. */
export type StoredSlot = { readonly slot: Hex; readonly value: Hex }

/** Returns the slot of a mapping's value. `key` is 32 bytes, or the bytes of a text. */
export function slotOf(key: Hex, mapping: Hex | number): Hex {
  return keccak256(concat([key, typeof mapping === 'number' ? toHex(mapping, { size: 32 }) : mapping]))
}

/** Returns the stored form of an address. */
export function storeAddress(slot: Hex, address: Hex): readonly StoredSlot[] {
  return [{ slot, value: pad(address) }]
}

/** Returns the stored form of a text in Solidity. */
export function storeText(slot: Hex, text: string): readonly StoredSlot[] {
  return storeBytes(slot, stringToHex(text))
}

/** Returns the stored form of bytes in Solidity. Up to 31 bytes are in the slot itself, more are in derived slots. */
export function storeBytes(slot: Hex, bytes: Hex): readonly StoredSlot[] {
  const size = (bytes.length - 2) / 2
  if (size < 32) {
    return [{ slot, value: concat([pad(bytes, { size: 31, dir: 'right' }), toHex(2 * size, { size: 1 })]) }]
  }
  const begin = hexToBigInt(keccak256(slot))
  const pieces = Array.from({ length: Math.ceil(size / 32) }, (_, place) => ({
    slot: toHex(begin + BigInt(place), { size: 32 }),
    value: pad(sliceHex(bytes, 32 * place, Math.min(32 * place + 32, size)), { size: 32, dir: 'right' }),
  }))
  return [{ slot, value: toHex(2 * size + 1, { size: 32 }) }, ...pieces]
}
