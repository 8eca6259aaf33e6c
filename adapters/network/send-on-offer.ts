import { firstValueFrom, from } from 'rxjs'
import type { Options } from '../../core/domain/options/options.ts'
import { networkOnOffer } from './network-on-offer.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import type { Solana } from '../solana/solana.ts'

/**
 * Returns a function that sends transactions which wallets only sign, by the host's RPC URLs. Throws `chain-unsupported` for a chain that is not
 * offered.
 */
export function sendOnOffer(options: () => Options, solana: Pick<Solana, 'send'>): SendSigned {
  return async ({ chainId, ...signed }, signal) =>
    firstValueFrom(from(solana.send({ ...signed, network: networkOnOffer(options(), chainId) }, signal)))
}
