import type { IncomingMessage } from 'node:http'
import { createPublicClient, getAddress, http, isAddress, verifyMessage, type Address, type Hex } from 'viem'
import { readJson } from '../../http/method-path.ts'
import type { NodeUrl } from '../../sign-in/verify-signature.ts'
import { bodyMistake, readJsonBody } from '../json-body.ts'
import { Refusal } from '../refusal.ts'

const timeTolerance = 10

/** A message about a name, and its signer. */
export type Envelope = {
  readonly message: string
  readonly signature: string
  readonly coinType: number
  readonly address: string
}

/** Reads the envelope of a request. */
export async function readEnvelope(request: IncomingMessage): Promise<Envelope> {
  const body = Object(await readJsonBody(request)) as Record<string, unknown>
  const { message, signature, coin_type: coinType, address } = body
  for (const [field, value] of Object.entries({ message, signature, address }))
    if (typeof value !== 'string') throw bodyMistake(`missing field \`${field}\``)
  if (!isCoinType(coinType)) throw bodyMistake('coin_type: invalid type, expected u32')
  return { message, signature, coinType, address } as Envelope
}

/** Returns whether a value can be a coin type (SLIP-44, ENSIP-11). */
export function isCoinType(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffff_ffff
}

/** Reads the JSON of a signed message. `timestamp` is in seconds. */
export function readMessage({ message }: Envelope): Readonly<Record<string, unknown>> & {
  readonly timestamp: number
} {
  const { timestamp, ...fields } = Object(readJson(message)) as Record<string, unknown>
  if (typeof timestamp !== 'number') throw messageMistake('missing field `timestamp`')
  return { ...fields, timestamp }
}

/** Returns the refusal of a signed message with another shape. */
export function messageMistake(mistake: string): Refusal {
  return new Refusal(422, '', `Deserialization error: ${mistake}`)
}

/** Throws a refusal for a message that is too old or in the future. `now` is in milliseconds. */
export function checkTime(timestamp: number, now: number): void {
  if (Math.abs(now / 1_000 - timestamp) > timeTolerance)
    throw new Refusal(400, 'timestamp', 'Timestamp is expired or in the future')
}

/**
 * Returns the signer's address: a key, a contract (ERC-1271), or a contract that is not deployed yet (ERC-6492). On a chain that is not running,
 * only keys count.
 */
export async function readSigner(envelope: Envelope, chain: number, nodeUrl: NodeUrl): Promise<Address> {
  const { address } = envelope
  if (!isAddress(address, { strict: false }) || getAddress(address) !== address)
    throw new Refusal(401, 'signature', `Address must have a checksum (EIP-55): ${address}`)
  if (await isSigned(envelope, address, nodeUrl(`eip155:${chain}`))) return address
  throw new Refusal(401, 'signature', 'Signature is not valid')
}

async function isSigned({ message, signature }: Envelope, address: Address, url: string | null) {
  if (!/^0x([0-9a-f]{2})+$/i.test(signature)) return false
  const signed = { address, message, signature: signature as Hex }
  try {
    if (url === null) return await verifyMessage(signed)
    return await createPublicClient({ transport: http(url) }).verifyMessage(signed)
  } catch {
    return false
  }
}
