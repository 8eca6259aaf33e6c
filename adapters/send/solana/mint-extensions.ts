import type { TokenProgram } from '../../../core/ports/solana-chain.ts'

/** An extension of a Token-2022 mint: its type, and its place in the mint's bytes. */
export type MintExtension = { readonly type: number; readonly at: number; readonly length: number }

/** The extensions that hold the symbol, or that add data to each token account (`ExtensionType` of Token-2022). */
export const extensionTypes = {
  transferFee: 1,
  nonTransferable: 9,
  transferHook: 14,
  metadata: 19,
  pausable: 26,
} as const

// The layout: the length of a token account, the byte after it with the account's kind, and the type and length before each extension's data.
const baseLength = 165
const listAt = baseLength + 1
const head = 4

/** The data that each extension adds to a token account, in bytes (`get_required_init_account_extensions`). */
const added: Readonly<Record<number, number>> = {
  [extensionTypes.transferFee]: head + 8,
  [extensionTypes.nonTransferable]: head,
  [extensionTypes.transferHook]: head + 1,
  [extensionTypes.pausable]: head,
}

/** Returns the extensions in a mint's bytes. Mints of the older program have none. */
export function extensionsOf(data: DataView): readonly MintExtension[] {
  const found: MintExtension[] = []
  let place = listAt
  while (place + head <= data.byteLength) {
    const [type, length] = [data.getUint16(place, true), data.getUint16(place + 2, true)]
    const at = place + head
    if (at + length <= data.byteLength) found.push({ type, at, length })
    place = at + length
  }
  return found
}

/**
 * Returns the size of an owner's associated token account in bytes. In Token-2022, it holds `ImmutableOwner` and the data that the mint's
 * extensions require.
 */
export function accountSize(program: TokenProgram, extensions: readonly MintExtension[]): number {
  if (program === 'spl-token') return baseLength
  return extensions.reduce((sum, { type }) => sum + (added[type] ?? 0), listAt + head)
}
