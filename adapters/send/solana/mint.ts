import type { AccountInfo, Connection, PublicKey } from '@solana/web3.js'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import type { TokenProgram } from '../../../core/ports/solana-chain.ts'
import { accountAt } from '../../solana/plain-answers.ts'
import { tokenProgramOf } from '../../solana/token-programs.ts'
import { accountSize, extensionTypes, extensionsOf } from './mint-extensions.ts'
import type { MintExtension } from './mint-extensions.ts'
import { symbolOf } from './token-texts.ts'

/**
 * A token's fee on transfers from an epoch on (Token-2022, `TransferFee`). The fee is `basisPoints` of the amount, rounded up, and at most `most`
 * base units.
 */
type TransferFee = { readonly fromEpoch: bigint; readonly most: bigint; readonly basisPoints: bigint }

/** A token of Solana. */
export type Mint = {
  readonly key: PublicKey
  readonly program: TokenProgram
  readonly decimals: number
  /** The symbol in a Token-2022 mint. Null if the symbol is stored in another account. */
  readonly symbol: string | null
  /** The fee rules for transfers, the older rule first. Empty if there is no fee. */
  readonly fees: readonly TransferFee[]
  /** The size of a token account of this mint, in bytes. */
  readonly accountSize: number
}

// The layout of a mint: its decimals, the byte with the account's kind (after the length of a token account), then extensions.
const decimalsAt = 44
const baseLength = 82
const kindAt = 165
const mintKind = 1
const feesAt = 72
const feeLength = 18
const wholePoints = 10_000n

// `TokenMetadata` begins with two addresses. Then the texts follow: name, symbol, link.
const textsAt = 64

/** Reads a mint. Throws `not-a-token` if the address has none. */
export async function readMint(connection: Connection, key: PublicKey): Promise<Mint> {
  const mint = mintIn(key, await accountAt(connection, key))
  if (mint) return mint
  const message = `${key.toBase58()} is no token of Solana; expected the address of a mint.`
  throw new LatchkeyError('not-a-token', message)
}

/** Returns the mint in an account's data, or null. */
export function mintIn(key: PublicKey, account: AccountInfo<Uint8Array> | null): Mint | null {
  const program = account && tokenProgramOf(account.owner)
  if (!program) return null
  const data = viewOf(account.data)
  const isMint =
    data.byteLength === baseLength || (data.byteLength > kindAt && data.getUint8(kindAt) === mintKind)
  if (!isMint) return null
  const extensions = extensionsOf(data)
  return {
    key,
    program,
    decimals: data.getUint8(decimalsAt),
    symbol: symbolIn(account.data, extensions),
    fees: transferFees(data, extensions),
    accountSize: accountSize(program, extensions),
  }
}

/** Returns a mint's fee on an amount in an epoch, in base units. Returns null if the mint has no fee on transfers. */
export function feeOn(amount: bigint, { fees }: Mint, epoch: bigint): bigint | null {
  const fee = [...fees].reverse().find(({ fromEpoch }) => fromEpoch <= epoch)
  if (!fee) return null
  const share = (amount * fee.basisPoints + wholePoints - 1n) / wholePoints
  return share < fee.most ? share : fee.most
}

/** Returns a view of an account's bytes, to read numbers from. */
export function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}

function transferFees(data: DataView, extensions: readonly MintExtension[]): readonly TransferFee[] {
  const rule = extensions.find(({ type }) => type === extensionTypes.transferFee)
  if (!rule) return []
  return [rule.at + feesAt, rule.at + feesAt + feeLength].map((at) => ({
    fromEpoch: data.getBigUint64(at, true),
    most: data.getBigUint64(at + 8, true),
    basisPoints: BigInt(data.getUint16(at + 16, true)),
  }))
}

function symbolIn(data: Uint8Array, extensions: readonly MintExtension[]): string | null {
  const metadata = extensions.find(({ type }) => type === extensionTypes.metadata)
  return metadata ? symbolOf(data.subarray(metadata.at + textsAt, metadata.at + metadata.length)) : null
}
