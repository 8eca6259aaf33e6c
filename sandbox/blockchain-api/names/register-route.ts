import { sendJson } from '../../http/send.ts'
import type { NodeUrl } from '../../sign-in/verify-signature.ts'
import { chainOfCoin } from '../identity/coin-type.ts'
import { readAttributes } from './name-attributes.ts'
import { checkName, isReserved } from '../identity/profile-name.ts'
import { etherCoin, type Profiles } from '../identity/profiles.ts'
import { Refusal } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import { checkTime, messageMistake, readEnvelope, readMessage, readSigner } from './signed-envelope.ts'

/** Creates `POST /v1/profile/account`: registers a name for its signer, under the envelope's coin type and under Ether's. */
export function registerRoute(profiles: Profiles, nodeUrl: NodeUrl, now: () => number): Route {
  async function answer({ request, response }: RouteRequest): Promise<void> {
    const envelope = await readEnvelope(request)
    const { name, attributes: wished, timestamp } = readMessage(envelope)
    if (typeof name !== 'string') throw messageMistake('missing field `name`')
    checkName(name)
    const chain = chainOfCoin(envelope.coinType)
    if (isReserved(name)) throw new Refusal(400, 'name', `Name is reserved: ${name}`)
    if (profiles.named(name)) throw new Refusal(400, 'name', `Name is already registered: ${name}`)
    checkTime(timestamp, now())
    const attributes = readAttributes(wished)
    const address = await readSigner(envelope, chain, nodeUrl)
    const coinTypes = [etherCoin, String(envelope.coinType)]
    const registered = profiles.register({ name, address, coinTypes, attributes })
    // A simultaneous request may have been first.
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
