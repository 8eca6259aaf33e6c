import { getEnsAddress, getEnsText } from 'viem/actions'
import { normalize } from 'viem/ens'
import { displayName } from '../../core/domain/display-name.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { requestLimit } from '../../core/domain/limits.ts'
import type { Network } from '../../core/domain/network.ts'
import { evmClient } from '../evm/evm-client.ts'
import { nodeError } from '../evm/node-error.ts'
import { remoteImage } from '../images/image-url.ts'
import type { RpcEndpoint } from '../rpc-endpoint.ts'
import { withTimeLimit } from '../time-limit.ts'
import { universalResolverAddress } from './universal-resolver.ts'

/** Which name is looked up, on which chain and over which nodes. */
export type EnsName = {
  readonly network: Network
  readonly name: string
  readonly endpoint?: RpcEndpoint | undefined
  readonly limit?: number
}

/** Whom a name of ENS leads to, as ENS normalises it (ENSIP-15), and the picture in its record `avatar`; throws `invalid-address` for what is no name and for one that leads nowhere. Names that other servers answer for (CCIP-Read) are not followed. */
export async function addressInEns(
  { network, name, endpoint, limit = requestLimit }: EnsName,
  signal: AbortSignal,
): Promise<{ readonly address: string; readonly name: string; readonly avatar: string | null }> {
  const normal = normalized(name)
  return withTimeLimit({ what: network.name, limit, signal }, async (own) => {
    const settings = { limit, fetch: globalThis.fetch, endpoint }
    const client = { ...evmClient(network, settings, own), ccipRead: false as const }
    try {
      const address = await getEnsAddress(client, { name: normal, universalResolverAddress })
      if (address === null) throw nowhere(normal)
      const avatar = await getEnsText(client, { name: normal, key: 'avatar', universalResolverAddress })
      return { address, name: displayName(normal) ?? normal, avatar: remoteImage(avatar) }
    } catch (error) {
      throw nodeError(error, network, 'answer of ENS; expected an address')
    }
  })
}

function normalized(name: string): string {
  try {
    return normalize(name)
  } catch (cause) {
    const message = `${displayName(name) ?? 'What was typed'} is no name of ENS (ENSIP-15); check its characters.`
    throw new LatchkeyError('invalid-address', message, { cause })
  }
}

function nowhere(name: string): LatchkeyError {
  return new LatchkeyError('invalid-address', `${name} leads to no address; check how it is spelled.`)
}
