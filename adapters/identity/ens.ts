import { getAddress, isAddressEqual } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import { normalize } from 'viem/ens'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { requestLimit } from '../../core/domain/limits.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { evmClient } from '../evm/evm-client.ts'
import { nodeError } from '../evm/node-error.ts'
import { remoteImage } from '../images/image-url.ts'
import type { RpcEndpoint } from '../json-rpc/rpc-endpoint.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { universalResolverAddress } from './universal-resolver.ts'

/** A reverse lookup: the address, its network and the RPC endpoint. */
export type EnsQuestion = {
  readonly network: Network
  readonly address: string
  readonly endpoint?: RpcEndpoint | undefined
  readonly limit?: number
}

/**
 * Returns the primary name of an address in ENS, and the picture in its record `avatar`. The name must be normalised and must resolve to the
 * address. Names on other servers (CCIP-Read) and pictures of collectibles are not followed, because that would reveal the visitor to those
 * servers.
 */
export async function lookUpInEns(
  { network, address, endpoint, limit = requestLimit }: EnsQuestion,
  signal: AbortSignal,
): Promise<{ readonly name: string | null; readonly avatar: string | null }> {
  return withTimeLimit({ what: network.name, limit, signal }, async (own) => {
    const settings = { limit, fetch: globalThis.fetch, endpoint }
    const client = { ...evmClient(network, settings, own), ccipRead: false as const }
    const holder = getAddress(address)
    try {
      const name = await getEnsName(client, { address: holder, universalResolverAddress })
      if (name === null || !isNormal(name)) return { name: null, avatar: null }
      const back = await getEnsAddress(client, { name, universalResolverAddress })
      if (back === null || !isAddressEqual(back, holder)) return { name: null, avatar: null }
      const avatar = await getEnsText(client, { name, key: 'avatar', universalResolverAddress })
      return { name: displayName(name), avatar: remoteImage(avatar) }
    } catch (error) {
      throw nodeError(error, network, 'answer of ENS; expected a name')
    }
  })
}

function isNormal(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
