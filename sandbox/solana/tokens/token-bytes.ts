import { unwrapOptionRecursively, type Address } from '@solana/kit'
import {
  AccountState,
  getMintDecoder,
  getMintEncoder,
  getMintSize,
  getTokenDecoder,
  getTokenEncoder,
  getTokenSize,
} from '@solana-program/token'
import type { TokenProgram } from '../../token-programs.ts'
import {
  accountKinds,
  extended,
  immutableOwner,
  kindOf,
  labelExtensions,
  type MintLabel,
} from './token-extensions.ts'

/** Reads a mint. Returns `null` for other bytes. */
export function readMint(data: Uint8Array, program: TokenProgram) {
  const isMint =
    data.length === getMintSize() || (program === 'spl-token-2022' && kindOf(data) === accountKinds.mint)
  return isMint ? unwrapOptionRecursively(getMintDecoder().decode(data)) : null
}

/** Reads a token account. Returns `null` for other bytes. */
export function readHolding(data: Uint8Array, program: TokenProgram) {
  const isHolding =
    data.length === getTokenSize() || (program === 'spl-token-2022' && kindOf(data) === accountKinds.holding)
  return isHolding ? unwrapOptionRecursively(getTokenDecoder().decode(data)) : null
}

/** Returns the bytes of a mint whose mint authority is `authority`. */
export function writeMint(mint: {
  readonly decimals: number
  readonly supply: bigint
  readonly authority: Address
  readonly label: MintLabel | null
}): Uint8Array {
  const { decimals, supply, authority, label } = mint
  const data = getMintEncoder().encode({
    mintAuthority: authority,
    supply,
    decimals,
    isInitialized: true,
    freezeAuthority: null,
  })
  return label ? extended(data, accountKinds.mint, labelExtensions(label)) : Uint8Array.from(data)
}

/** Returns the bytes of a token account. In Token-2022 it has the extension ImmutableOwner, like associated token accounts. */
export function writeHolding(
  holding: { readonly mint: Address; readonly owner: Address; readonly amount: bigint },
  program: TokenProgram,
): Uint8Array {
  const data = getTokenEncoder().encode({
    ...holding,
    delegate: null,
    state: AccountState.Initialized,
    isNative: null,
    delegatedAmount: 0n,
    closeAuthority: null,
  })
  return program === 'spl-token'
    ? Uint8Array.from(data)
    : extended(data, accountKinds.holding, [immutableOwner])
}
