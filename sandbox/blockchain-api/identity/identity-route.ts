import { isAddress as isSolanaAddress } from '@solana/kit'
import type { ServerResponse } from 'node:http'
import { createClient, custom, type Address } from 'viem'
import { getEnsAvatar, getEnsName } from 'viem/actions'
import { sendJson } from '../../http/send.ts'
import { readEvmAddress } from '../account-address.ts'
import type { ApiNode } from '../api-node.ts'
import type { Profiles } from './profiles.ts'
import { checkProject, readParameter, Refusal } from '../refusal.ts'
import { identityAge, type Identity, type ResolvedIdentities } from './resolved-identities.ts'
import type { RouteRequest, Route } from '../route.ts'
import type { ServiceWorld } from '../service-world.ts'

/** A quirk of the identity service: without `knowsProfiles` it does not search its own names. */
export type IdentityHabits = { knowsProfiles: boolean }

// The address of ENS's universal resolver on chain 1, as in viem.
const universalResolverAddress = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const nobody: Identity = { name: null, avatar: null }
const solanaAge = 3_600

/** The one project that may bypass the cache. */
const testingProject = 'testing'

/** The parts of the identity route. */
type IdentityParts = {
  readonly world: ServiceWorld
  readonly profiles: Profiles
  readonly habits: IdentityHabits
  readonly resolved: ResolvedIdentities
  readonly now: () => number
}

/**
 * Creates `GET /v1/identity/{address}` and `/v1/account/{address}/identity`: the name and picture of an address, from ENS on chain 1, else from
 * the service's own names. Results are cached for a day.
 */
export function identityRoutes({ world, profiles, habits, resolved, now }: IdentityParts): readonly Route[] {
  async function identify(address: Address): Promise<Identity> {
    const node = world.node('eip155:1')
    const primary = node && (await primaryName(node, address))
    if (primary) return primary
    const [own] = habits.knowsProfiles ? profiles.of(address) : []
    return own ? { name: own.name, avatar: null } : nobody
  }

  async function answer({ response, url, parameter }: RouteRequest): Promise<void> {
    const project = readParameter(url, 'projectId')
    checkProject(project)
    const usesKept = readUseCache(url, project)
    if (isSolanaAddress(parameter)) return tell(response, nobody, now(), solanaAge)
    const address = readEvmAddress(parameter)
    const kept = usesKept ? resolved.of(address) : null
    const { at, ...identity } = kept ?? resolved.keep(address, await identify(address))
    tell(response, identity, at, identityAge - Math.floor((now() - at) / 1_000))
  }

  const route = (path: RegExp): Route => ({
    method: 'GET',
    path,
    fault: (address) => `/identity/${address}`,
    malformed: '{"name":7,"avatar":{}}',
    answer,
  })
  return [route(/^\/v1\/identity\/([^/]+)$/), route(/^\/v1\/account\/([^/]+)\/identity$/)]
}

function tell(response: ServerResponse, identity: Identity, at: number, age: number): void {
  response.setHeader('cache-control', `public, max-age=${age}, s-maxage=${age}`)
  sendJson(response, 200, { ...identity, resolvedAt: new Date(at).toISOString() })
}

function readUseCache(url: URL, project: string): boolean {
  const text = url.searchParams.get('useCache')
  if (text === null) return true
  if (text !== 'true' && text !== 'false')
    throw new Refusal(
      400,
      null,
      'Failed to deserialize query string: provided string was not `true` or `false`',
    )
  if (project === testingProject) return text === 'true'
  throw new Refusal(400, '', 'Invalid parameter: `useCache` is for the testing project alone')
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
    // The resolver reverts if the name does not exist or belongs to another address.
    return null
  }
}
