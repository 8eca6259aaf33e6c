import { firstValueFrom, from } from 'rxjs'
import type { Options } from '../../core/domain/options/options.ts'
import { networkOnOffer } from './network-on-offer.ts'
import type { SendSigned } from '../solana/send-signed.ts'
import type { Solana } from '../solana/solana.ts'

/** Sends what wallets only sign to the networks on offer, as the host reaches them. Throws `chain-unsupported` for any other. */
export function sendOnOffer(options: () => Options, solana: Pick<Solana, 'send'>): SendSigned {
  return async ({ chainId, ...signed }, signal) =>
    firstValueFrom(from(solana.send({ ...signed, network: networkOnOffer(options(), chainId) }, signal)))
}
