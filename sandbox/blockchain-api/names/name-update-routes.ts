import { getAddress, isAddress } from 'viem'
import { sendJson } from '../../http/send.ts'
import type { NodeUrl } from '../../sign-in/verify-signature.ts'
import { chainOfCoin } from '../identity/coin-type.ts'
import { readAttributes } from './name-attributes.ts'
import { checkName } from '../identity/profile-name.ts'
import type { Profile, Profiles } from '../identity/profiles.ts'
import { Refusal } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import {
  checkTime,
  isCoinType,
  messageMistake,
  readEnvelope,
  readMessage,
  readSigner,
} from './signed-envelope.ts'

type Message = ReturnType<typeof readMessage>

/**
 * Creates `POST /v1/profile/account/{name}/attributes` and `/address`, which change a registered name. The signer must own the name under the
 * envelope's coin type. Both answer with the name's current data.
 */
export function nameUpdateRoutes(profiles: Profiles, nodeUrl: NodeUrl, now: () => number): readonly Route[] {
  async function owned<Value>(
    { request, parameter: name }: RouteRequest,
    read: (message: Message) => Value,
  ): Promise<Value> {
    const envelope = await readEnvelope(request)
    const message = readMessage(envelope)
    checkName(name)
    const chain = chainOfCoin(envelope.coinType)
    const profile = profiles.named(name)
    if (!profile) throw new Refusal(400, 'name', `Name is not registered: ${name}`)
    checkTime(message.timestamp, now())
    const wished = read(message)
    const signer = await readSigner(envelope, chain, nodeUrl)
    if (profile.addresses[envelope.coinType]?.address === signer) return wished
    throw new Refusal(401, 'address', 'Name owner validation error')
  }
  function change(name: string, changed: Partial<Pick<Profile, 'attributes' | 'addresses'>>): Profile {
    return profiles.change(name, changed, new Date(now()).toISOString())
  }
  async function answerAttributes(asked: RouteRequest): Promise<void> {
    const attributes = await owned(asked, (message) => readAttributes(message['attributes']))
    sendJson(asked.response, 200, change(asked.parameter, { attributes }).attributes)
  }
  async function answerAddress(asked: RouteRequest): Promise<void> {
    const { coinType, address } = await owned(asked, readPlace)
    // Keeps the changes of another request meanwhile.
    const before = profiles.named(asked.parameter)?.addresses
    const place = { address, created_at: new Date(now()).toISOString() }
    const addresses = { ...before, [coinType]: place }
    sendJson(asked.response, 200, change(asked.parameter, { addresses }).addresses)
  }
  return [
    {
      method: 'POST',
      path: /^\/v1\/profile\/account\/([^/]+)\/attributes$/,
      fault: (name) => `/name-attributes/${name}`,
      malformed: '{"bio":7}',
      answer: answerAttributes,
    },
    {
      method: 'POST',
      path: /^\/v1\/profile\/account\/([^/]+)\/address$/,
      fault: (name) => `/name-address/${name}`,
      malformed: '{"60":7}',
      answer: answerAddress,
    },
  ]
}

/** Reads a name's new address and its coin type. */
function readPlace({ coin_type: coinType, address }: Message) {
  if (!isCoinType(coinType)) throw messageMistake('missing field `coin_type`')
  if (typeof address !== 'string') throw messageMistake('missing field `address`')
  chainOfCoin(coinType)
  if (isAddress(address, { strict: false })) return { coinType, address: getAddress(address) }
  throw new Refusal(400, 'address', 'The address provided is invalid')
}
