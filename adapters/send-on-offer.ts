import { firstValueFrom, from } from 'rxjs'
import { LatchkeyError } from '../core/domain/latchkey-error.ts'
import { networkOf } from '../core/domain/network.ts'
import { reachedBy } from '../core/domain/node-urls.ts'
import type { Options } from '../core/domain/options.ts'
import type { SendSigned } from './solana/send-signed.ts'
import type { Solana } from './solana/solana.ts'

/** Sends what wallets only sign to the networks on offer, as the host reaches them. Throws `chain-unsupported` for any other. */
export function sendOnOffer({ networks, rpcUrls }: Options, solana: Pick<Solana, 'send'>): SendSigned {
  return async ({ chainId, ...signed }, signal) => {
    const network = networkOf(networks, chainId)
    if (!network)
      throw new LatchkeyError(
        'chain-unsupported',
        `Unsupported chain ${chainId}; expected one of the networks on offer.`,
      )
    return firstValueFrom(from(solana.send({ ...signed, network: reachedBy(network, rpcUrls) }, signal)))
  }
}
