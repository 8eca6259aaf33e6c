import { createClient, custom, type Address } from 'viem'
import { getEnsAvatar, getEnsName } from 'viem/actions'
import { sendJson } from '../http/send.ts'
import { isSolanaAddress, readEvmAddress } from './account-address.ts'
import type { ApiNode } from './api-node.ts'
import type { Profiles } from './profiles.ts'
import { checkProject, readParameter } from './refusal.ts'
import type { Asked, Route } from './route.ts'
import type { ServiceWorld } from './service-world.ts'

/** How the service tells who somebody is; without `knowsProfiles` it does not look among its own names. */
export type IdentityHabits = { knowsProfiles: boolean }

type Identity = { readonly name: string | null; readonly avatar: string | null }

// Where the universal resolver of ENS is on chain 1, as viem knows it.
const universalResolverAddress = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const nobody: Identity = { name: null, avatar: null }
const evmAge = 86_400
const solanaAge = 3_600

/** `GET /v1/identity/{address}`: the name and picture that an address goes by, from ENS on chain 1, else from the service's own names. */
export function identityRoute(world: ServiceWorld, profiles: Profiles, habits: IdentityHabits): Route {
  async function identify(address: Address): Promise<Identity> {
    const node = world.node('eip155:1')
    const primary = node && (await primaryName(node, address))
    if (primary) return primary
    const [own] = habits.knowsProfiles ? profiles.of(address) : []
    return own ? { name: own.name, avatar: null } : nobody
  }

  async function answer({ response, url, parameter }: Asked): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const isSolana = isSolanaAddress(parameter)
    const identity = isSolana ? nobody : await identify(readEvmAddress(parameter))
    const age = isSolana ? solanaAge : evmAge
    response.setHeader('cache-control', `public, max-age=${age}, s-maxage=${age}`)
    sendJson(response, 200, { ...identity, resolvedAt: new Date().toISOString() })
  }

  return {
    method: 'GET',
    path: /^\/v1\/identity\/([^/]+)$/,
    fault: (address) => `/identity/${address}`,
    malformed: '{"name":7,"avatar":{}}',
    answer,
  }
}

async function primaryName(node: ApiNode, address: Address): Promise<Identity | null> {
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    const [result] = await node.ask([[method, params]])
    if (result === undefined) throw new Error(`The node refused ${method}.`)
    return result
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  try {
    const name = await getEnsName(client, { address, universalResolverAddress })
    return name === null
      ? null
      : { name, avatar: await getEnsAvatar(client, { name, universalResolverAddress }) }
  } catch {
    // The resolver refuses where nobody has that name, or somebody else has it.
    return null
  }
}
