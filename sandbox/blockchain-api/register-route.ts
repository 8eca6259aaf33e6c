import { createPublicClient, getAddress, http, isAddress, type Address, type Hex } from 'viem'
import { readJson } from '../http/method-path.ts'
import { readText } from '../http/read-text.ts'
import { sendJson } from '../http/send.ts'
import type { NodeUrl } from '../sign-in/verify-signature.ts'
import { checkName, isReserved } from './profile-name.ts'
import { etherCoin, type Profiles } from './profiles.ts'
import { Refusal } from './refusal.ts'
import type { Asked, Route } from './route.ts'

const mistake = 'Failed to deserialize the JSON body into the target type'
const timeTolerance = 10
const longestBio = 255
/** From this bit on a coin type is a chain of EVM (ENSIP-11). */
const evmBit = 0x8000_0000

/** `POST /v1/profile/account`: registers a name for whoever signed for it: a key, a contract (ERC-1271), or one that is not deployed yet (ERC-6492). */
export function registerRoute(profiles: Profiles, nodeUrl: NodeUrl, now: () => number = Date.now): Route {
  async function answer({ request, response }: Asked): Promise<void> {
    if (!request.headers['content-type']?.startsWith('application/json'))
      throw new Refusal(415, null, 'Expected request with `Content-Type: application/json`')
    const envelope = readEnvelope(await readText(request))
    const { name, attributes, timestamp } = readWish(envelope.message)
    checkName(name)
    const chain = chainOf(envelope.coinType)
    if (chain === null || (chain !== 1 && nodeUrl(`eip155:${chain}`) === null))
      throw new Refusal(400, 'coin_type', `Unsupported coin type ENSIP-11: ${envelope.coinType}`)
    if (isReserved(name)) throw new Refusal(400, 'name', `Name is reserved: ${name}`)
    if (profiles.named(name)) throw new Refusal(400, 'name', `Name is already registered: ${name}`)
    if (Math.abs(now() / 1_000 - timestamp) > timeTolerance)
      throw new Refusal(400, 'timestamp', 'Timestamp is expired or in the future')
    const bio = readBio(attributes)
    const address = readChecksummed(envelope.address)
    if (!(await isSigned(envelope, address, nodeUrl(`eip155:${chain}`))))
      throw new Refusal(401, 'signature', 'Signature is not valid')
    const registered = profiles.register({
      name,
      address,
      coinTypes: [etherCoin, String(envelope.coinType)],
      ...(bio !== undefined && { bio }),
    })
    // Whoever asked at the same time may have been first.
    if (!registered) throw new Refusal(400, 'name', `Name is already registered: ${name}`)
    sendJson(response, 200, registered)
  }
  return {
    method: 'POST',
    path: /^\/v1\/profile\/account$/,
    fault: () => '/register',
    malformed: '{"name":7,"addresses":"none"}',
    answer,
  }
}

type Envelope = {
  readonly message: string
  readonly signature: string
  readonly coinType: number
  readonly address: string
}

function readEnvelope(text: string): Envelope {
  const body = readJson(text)
  if (body === undefined) throw new Refusal(400, null, 'Failed to parse the request body as JSON')
  const { message, signature, coin_type: coinType, address } = Object(body) as Record<string, unknown>
  for (const [field, value] of Object.entries({ message, signature, address }))
    if (typeof value !== 'string') throw new Refusal(422, null, `${mistake}: missing field \`${field}\``)
  if (!Number.isInteger(coinType) || (coinType as number) < 0 || (coinType as number) > 0xffff_ffff)
    throw new Refusal(422, null, `${mistake}: coin_type: invalid type, expected u32`)
  return { message, signature, coinType, address } as Envelope
}

function readWish(message: string) {
  const { name, attributes, timestamp } = Object(readJson(message)) as Record<string, unknown>
  if (typeof name !== 'string' || typeof timestamp !== 'number')
    throw new Refusal(422, null, `${mistake}: message: expected name and timestamp`)
  return { name, attributes, timestamp }
}

/** 60 is Ether's own type, and means chain 1. */
function chainOf(coinType: number): number | null {
  if (coinType === Number(etherCoin)) return 1
  return coinType > evmBit ? coinType - evmBit : null
}

function readBio(attributes: unknown): string | undefined {
  const { bio, ...others } = Object(attributes ?? {}) as Record<string, unknown>
  const [other] = Object.keys(others)
  if (other !== undefined) throw new Refusal(400, 'attributes', `Unsupported attribute: ${other}`)
  if (bio === undefined) return undefined
  if (typeof bio === 'string' && bio.length <= longestBio) return bio
  throw new Refusal(400, 'attributes', `Attribute bio must be text of at most ${longestBio} characters`)
}

function readChecksummed(text: string): Address {
  if (isAddress(text, { strict: false }) && getAddress(text) === text) return text
  throw new Refusal(401, 'signature', `Address must have a checksum (EIP-55): ${text}`)
}

async function isSigned({ message, signature }: Envelope, address: Address, url: string | null) {
  if (url === null || !/^0x([0-9a-f]{2})+$/i.test(signature)) return false
  try {
    const client = createPublicClient({ transport: http(url) })
    return await client.verifyMessage({ address, message, signature: signature as Hex })
  } catch {
    return false
  }
}
