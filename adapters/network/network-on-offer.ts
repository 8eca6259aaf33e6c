import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { networkOf } from '../../core/domain/network/network.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { reachedBy } from '../../core/domain/network/node-urls.ts'
import type { Options } from '../../core/domain/options/options.ts'

/** Returns an offered network with the host's RPC URLs. Throws `chain-unsupported` for any other chain. */
export function networkOnOffer(options: Options, chainId: ChainId): Network {
  return reachedBy(publicNetwork(options, chainId), options.rpcUrls)
}

/** Returns an offered network without the RPC URLs of the option `rpcUrls`. Throws `chain-unsupported` for any other chain. */
export function publicNetwork({ networks }: Pick<Options, 'networks'>, chainId: ChainId): Network {
  const network = networkOf(networks, chainId)
  if (network) return network
  throw new LatchkeyError(
    'chain-unsupported',
    `Unsupported chain ${chainId}; expected one of the networks on offer.`,
  )
}
