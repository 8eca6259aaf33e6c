import { getAddress, isAddress } from 'viem'
import type { Client } from 'viem'
import { getEnsAddress, getEnsText } from 'viem/actions'
import { normalize } from 'viem/ens'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { addressRecords, ethereumCoin } from '../../core/domain/identity/coin-type.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { nameSourceLimit, requestLimit } from '../../core/domain/limits.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { evmClient } from '../evm/evm-client.ts'
import { nodeError } from '../evm/node-error.ts'
import { remoteImage } from '../images/image-url.ts'
import type { RpcEndpoint } from '../json-rpc/rpc-endpoint.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { createGateway, gatewayIsSilent } from './gateway.ts'
import type { Gateway } from './gateway.ts'
import { universalResolverAddress } from './universal-resolver.ts'

/** A lookup of a name. */
export type EnsName = {
  /** The network of the ENS registry. */
  readonly network: Network
  readonly name: string
  /** The EVM chain of the requested address. */
  readonly chainId: ChainId
  /** Whether names on other servers are looked up there (CCIP-Read, EIP-3668). */
  readonly ccipRead: boolean
  readonly endpoint?: RpcEndpoint | undefined
  readonly limit?: number
  /** The fetch that asks those servers. */
  readonly fetch?: typeof globalThis.fetch
}

/** The result of a name lookup. */
export type NamedReceiver = {
  readonly address: string
  /** The normalised name (ENSIP-15). */
  readonly name: string
  /** The URL in the record `avatar`, or null. */
  readonly avatar: string | null
  /** Whether the name has no address for the chain, so that this is its Ethereum address. */
  readonly isEthereumRecord: boolean
}

/**
 * Looks up the address of a name for a chain. Reads all records of `addressRecords` at once. Throws `invalid-address` if the name is invalid or
 * has no address. If another server that holds the name fails, throws `gateway-unreachable`, `gateway-failed` or `feature-disabled`.
 */
export async function addressInEns(question: EnsName, signal: AbortSignal): Promise<NamedReceiver> {
  const { network, name, chainId, ccipRead, endpoint, limit = requestLimit } = question
  const { fetch = globalThis.fetch } = question
  const normal = normalized(name)
  const gateways: Gateway[] = []
  const isLocal = network.rpcUrls.some((url) => url.startsWith('http:'))
  const look = async (own: AbortSignal) => {
    const inTime = <Value>(most: number, ask: (client: Client, signal: AbortSignal) => Promise<Value>) =>
      withTimeLimit({ what: network.name, limit: most, signal: own }, (signal) =>
        ask(evmClient(network, { limit, fetch: globalThis.fetch, endpoint }, signal), signal),
      )
    const avatar = inTime(nameSourceLimit, (client) => avatarOf(client, normal)).catch(() => null)
    const records = addressRecords(chainId).map((record) => {
      const address = inTime(limit, (client, signal) => {
        const gateway = createGateway({ isOn: ccipRead, isLocal, fetch, signal })
        gateways.push(gateway)
        return addressUnder(client, normal, record.coinType, gateway)
      })
      address.catch(() => {})
      return { ...record, address }
    })
    try {
      for (const { address, isEthereumRecord } of records) {
        const found = await address
        if (found === null) continue
        const picture = remoteImage(await avatar)
        return { address: found, name: displayName(normal) ?? normal, avatar: picture, isEthereumRecord }
      }
    } catch (error) {
      throw nodeError(error, network, 'answer of ENS; expected an address')
    }
    throw nowhere(normal, chainId)
  }
  try {
    return await withTimeLimit({ what: network.name, limit, signal }, look)
  } catch (error) {
    const isLate = error instanceof LatchkeyError && error.code === 'timed-out'
    throw isLate && gateways.some(({ isAsking }) => isAsking()) ? gatewayIsSilent(error) : error
  }
}

async function addressUnder(
  client: Client,
  name: string,
  coinType: number,
  gateway: Gateway,
): Promise<string | null> {
  const asking = { ...client, ccipRead: { request: gateway.request } }
  const coin = coinType === ethereumCoin ? {} : { coinType: BigInt(coinType) }
  let address: string | null
  try {
    address = await getEnsAddress(asking, { name, ...coin, universalResolverAddress })
  } catch (error) {
    throw gateway.failure() ?? error
  }
  if (address === null && gateway.failure()) throw gateway.failure()
  if (address === null || isAddress(address, { strict: false })) return address && getAddress(address)
  throw new LatchkeyError('invalid-address', `What ${name} has under coin type ${coinType} is no address.`)
}

/** Returns the picture of a name. A picture on another server is not fetched. */
function avatarOf(client: Client, name: string): Promise<string | null> {
  const asking = { ...client, ccipRead: false as const }
  return getEnsText(asking, { name, key: 'avatar', universalResolverAddress })
}

function normalized(name: string): string {
  try {
    return normalize(name)
  } catch (cause) {
    const message = `${displayName(name) ?? 'What was typed'} is no name of ENS (ENSIP-15); check its characters.`
    throw new LatchkeyError('invalid-address', message, { cause })
  }
}

function nowhere(name: string, chainId: ChainId): LatchkeyError {
  const message = `${name} leads to no address for ${chainId}; check how it is spelled.`
  return new LatchkeyError('invalid-address', message)
}
