import { firstValueFrom, from } from 'rxjs'
import type { Options } from '../core/domain/options.ts'
import type { AskNodes } from './evm/ask-nodes.ts'
import type { Evm } from './evm/evm.ts'
import { networkOnOffer } from './network-on-offer.ts'

/** Asks the nodes of the networks on offer, as the host reaches them. Throws `chain-unsupported` for any other. */
export function askOnOffer(options: Options, evm: Pick<Evm, 'ask'>): AskNodes {
  return async ({ chainId, ...question }, signal) =>
    firstValueFrom(from(evm.ask({ ...question, network: networkOnOffer(options, chainId) }, signal)))
}
