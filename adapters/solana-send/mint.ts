import type { Connection, PublicKey } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { TokenProgram } from '../../core/ports/solana-chain.ts'
import { accountAt } from '../solana/plain-answers.ts'
import { tokenProgramOf } from '../solana/token-programs.ts'
import { accountSize, extensionTypes, extensionsOf } from './mint-extensions.ts'
import type { MintExtension } from './mint-extensions.ts'

/** What a token takes of a transfer from an epoch on: hundredths of a percent of the amount, rounded up, and never more than `most` base units (Token-2022, `TransferFee`). */
export type TransferFee = { readonly fromEpoch: bigint; readonly most: bigint; readonly basisPoints: bigint }

/** A token of Solana: its address and program, its decimals, what it takes of transfers, the older rule before the newer one (none where it takes nothing), and how many bytes an account for it takes. */
export type Mint = {
  readonly key: PublicKey
  readonly program: TokenProgram
  readonly decimals: number
  readonly fees: readonly TransferFee[]
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

/** Reads a mint from its chain; throws `not-a-token` where none stands at the address. */
export async function readMint(connection: Connection, key: PublicKey): Promise<Mint> {
  const account = await accountAt(connection, key)
  const program = account && tokenProgramOf(account.owner)
  const data = account ? viewOf(account.data) : null
  const isMint =
    data !== null &&
    (data.byteLength === baseLength || (data.byteLength > kindAt && data.getUint8(kindAt) === mintKind))
  if (!program || !isMint) {
    const message = `${key.toBase58()} is no token of Solana; expected the address of a mint.`
    throw new LatchkeyError('not-a-token', message)
  }
  const extensions = extensionsOf(data)
  return {
    key,
    program,
    decimals: data.getUint8(decimalsAt),
    fees: transferFees(data, extensions),
    accountSize: accountSize(program, extensions),
  }
}

/** What a mint takes of an amount in an epoch, in base units; null where it takes nothing of any transfer. */
export function feeOn(amount: bigint, { fees }: Mint, epoch: bigint): bigint | null {
  const fee = fees.findLast(({ fromEpoch }) => fromEpoch <= epoch)
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
