import { encodeBase58 } from './base58.ts'
import type { SolanaKey } from './solana-key.ts'

/** A parsed transaction. */
export type SolanaTransaction = {
  /** One signature for each signer. 64 zeros mean a missing signature. */
  readonly signatures: readonly Uint8Array[]
  /** The signed bytes. */
  readonly message: Uint8Array
  /** The addresses of the message. The first ones, as many as there are signatures, must sign, and the first one pays. */
  readonly addresses: readonly string[]
  readonly blockhash: string
  readonly instructions: readonly SolanaInstruction[]
}

/** One instruction of a transaction. */
type SolanaInstruction = {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

const systemProgram = '11111111111111111111111111111111'
const transferInstruction = 2
const tokenPrograms: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
])
const tokenTransfer = 3
const checkedTokenTransfer = 12
const versionMark = 0x80

/** Reads a serialized transaction, legacy or of version 0. Throws a sentence if the bytes are invalid. */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  const reader = readBytes(bytes)
  const signatures = Array.from({ length: reader.count() }, () => reader.take(64))
  const message = bytes.subarray(reader.place())
  if (((message[0] ?? 0) & versionMark) !== 0) reader.take(1)
  const [signers = 0] = reader.take(3)
  const addresses = Array.from({ length: reader.count() }, () => encodeBase58(reader.take(32)))
  const blockhash = encodeBase58(reader.take(32))
  const instructions = Array.from({ length: reader.count() }, () => {
    const [program = 0] = reader.take(1)
    const accounts = [...reader.take(reader.count())].map((index) => addresses[index] ?? '')
    return { program: addresses[program] ?? '', accounts, data: reader.take(reader.count()) }
  })
  if (signers === signatures.length && signers > 0) {
    return { signatures, message, addresses, blockhash, instructions }
  }
  throw new Error(`The transaction has ${signatures.length} signatures, and its message wants ${signers}.`)
}

/** Signs a serialized transaction with one of its required keys. Throws if the key is not required. */
export async function signSolanaTransaction(
  bytes: Uint8Array,
  key: SolanaKey,
): Promise<{ readonly bytes: Uint8Array; readonly signature: Uint8Array }> {
  const { signatures, message, addresses } = readSolanaTransaction(bytes)
  const place = addresses.slice(0, signatures.length).indexOf(key.address)
  if (place < 0) throw new Error(`The transaction does not want the signature of ${key.address}.`)
  const signature = await key.sign(message)
  const signed = Uint8Array.from(bytes)
  signed.set(signature, bytes.length - message.length - 64 * (signatures.length - place))
  return { bytes: signed, signature }
}

/** Describes a transaction: its transfers of coins and tokens, and the number of its other instructions. */
export function describeSolanaTransaction(bytes: Uint8Array): readonly (readonly [string, string])[] {
  const { addresses, instructions } = readSolanaTransaction(bytes)
  const moves = instructions.flatMap((instruction) => coinsIn(instruction) ?? tokensIn(instruction) ?? [])
  const others = instructions.length - moves.length
  return [
    ...moves.map((move) => ['Sends', move] as const),
    ...(others > 0 ? [['Other instructions', String(others)] as const] : []),
    ['Fee from', addresses[0] ?? ''],
  ]
}

function coinsIn({ program, accounts, data }: SolanaInstruction): string | null {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const isTransfer = program === systemProgram && data.length === 12
  if (!isTransfer || view.getUint32(0, true) !== transferInstruction) return null
  return `${decimals(view.getBigUint64(4, true), 9)} SOL to ${accounts[1] ?? ''}`
}

/** Describes a token transfer. A checked transfer names its token and decimals; of any other, only base units are known. */
function tokensIn({ program, accounts, data }: SolanaInstruction): string | null {
  if (!tokenPrograms.has(program)) return null
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  if (data[0] === checkedTokenTransfer && data.length >= 10) {
    return `${decimals(view.getBigUint64(1, true), data[9] ?? 0)} of the token ${accounts[1] ?? ''} to ${accounts[2] ?? ''}`
  }
  if (data[0] !== tokenTransfer || data.length < 9) return null
  return `${view.getBigUint64(1, true)} base units of a token to ${accounts[1] ?? ''}`
}

/** Returns an amount in base units as a decimal number. */
function decimals(units: bigint, places: number): string {
  if (places === 0) return String(units)
  const digits = String(units).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
}

function readBytes(bytes: Uint8Array) {
  let at = 0
  const take = (size: number): Uint8Array => {
    if (at + size > bytes.length) throw new Error('The bytes end before the transaction does.')
    at += size
    return bytes.subarray(at - size, at)
  }
  return {
    take,
    place: () => at,
    // Reads a length of one to three bytes with seven bits each, lowest first (Solana's compact-u16).
    count(): number {
      let value = 0
      for (let shift = 0; ; shift += 7) {
        const [byte = 0] = take(1)
        value |= (byte & 0x7f) << shift
        if ((byte & 0x80) === 0) return value
      }
    },
  }
}
