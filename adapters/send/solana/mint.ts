import type { AccountInfo, Connection, PublicKey } from '@solana/web3.js'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import type { TokenProgram } from '../../../core/ports/solana-chain.ts'
import { accountAt } from '../../solana/plain-answers.ts'
import { tokenProgramOf } from '../../solana/token-programs.ts'
import { accountSize, extensionTypes, extensionsOf } from './mint-extensions.ts'
import type { MintExtension } from './mint-extensions.ts'
import { symbolOf } from './token-texts.ts'

/** What a token takes of a transfer from an epoch on: hundredths of a percent of the amount, rounded up, and never more than `most` base units (Token-2022, `TransferFee`). */
export type TransferFee = { readonly fromEpoch: bigint; readonly most: bigint; readonly basisPoints: bigint }

/** A token of Solana. */
export type Mint = {
  readonly key: PublicKey
  readonly program: TokenProgram
  readonly decimals: number
  /** What a mint of Token-2022 says of itself; null where its symbol stands elsewhere. */
  readonly symbol: string | null
  /** What it takes of transfers, the older rule before the newer one; empty where it takes nothing. */
  readonly fees: readonly TransferFee[]
  /** How many bytes an account for it takes. */
  readonly accountSize: number
}

// How the programs lay a mint out: its decimals, the kind of account behind the room of a token account, then extensions.
const decimalsAt = 44
const baseLength = 82
const kindAt = 165
const mintKind = 1
const feesAt = 72
const feeLength = 18
const wholePoints = 10_000n

// `TokenMetadata` begins with two addresses; then texts follow: name, symbol, link.
const textsAt = 64

/** Reads a mint from its chain; throws `not-a-token` where none stands at the address. */
export async function readMint(connection: Connection, key: PublicKey): Promise<Mint> {
  const mint = mintIn(key, await accountAt(connection, key))
  if (mint) return mint
  const message = `${key.toBase58()} is no token of Solana; expected the address of a mint.`
  throw new LatchkeyError('not-a-token', message)
}

/** The mint that an account is; null where it is none. */
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

/** What a mint takes of an amount in an epoch, in base units; null where it takes nothing of any transfer. */
export function feeOn(amount: bigint, { fees }: Mint, epoch: bigint): bigint | null {
  const fee = [...fees].reverse().find(({ fromEpoch }) => fromEpoch <= epoch)
  if (!fee) return null
  const share = (amount * fee.basisPoints + wholePoints - 1n) / wholePoints
  return share < fee.most ? share : fee.most
}

/** The bytes of an account, to read numbers from. */
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
