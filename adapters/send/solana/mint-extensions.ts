import type { TokenProgram } from '../../../core/ports/solana-chain.ts'

/** What a mint of Token-2022 is extended by: its type, and where in its bytes that stands. */
export type MintExtension = { readonly type: number; readonly at: number; readonly length: number }

/** The extensions of a mint that say its symbol, or add something to each account for it (`ExtensionType` of Token-2022). */
export const extensionTypes = {
  transferFee: 1,
  nonTransferable: 9,
  transferHook: 14,
  metadata: 19,
  pausable: 26,
} as const

// An account of a token, the byte behind it that says its kind, and of each extension its type and length before what it holds.
const baseLength = 165
const listAt = baseLength + 1
const head = 4

/** What each of them adds to an account, in bytes (`get_required_init_account_extensions`). */
const added: Readonly<Record<number, number>> = {
  [extensionTypes.transferFee]: head + 8,
  [extensionTypes.nonTransferable]: head,
  [extensionTypes.transferHook]: head + 1,
  [extensionTypes.pausable]: head,
}

/** The extensions of a mint, as its bytes list them; none for the older program. */
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

/** How many bytes the associated account of an owner takes: in Token-2022 it says that its owner stays (`ImmutableOwner`), and what the mint asks of each. */
export function accountSize(program: TokenProgram, extensions: readonly MintExtension[]): number {
  if (program === 'spl-token') return baseLength
  return extensions.reduce((sum, { type }) => sum + (added[type] ?? 0), listAt + head)
}
