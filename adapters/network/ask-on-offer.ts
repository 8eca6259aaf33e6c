import { firstValueFrom, from } from 'rxjs'
import type { Options } from '../../core/domain/options/options.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { AskNodes } from '../evm/ask-nodes.ts'
import { networkOnOffer } from './network-on-offer.ts'

/** Asks the nodes of the networks on offer, as the host reaches them. Throws `chain-unsupported` for any other. */
export function askOnOffer(options: () => Options, evm: Pick<EvmChain, 'ask'>): AskNodes {
  return async ({ chainId, ...question }, signal) =>
    firstValueFrom(from(evm.ask({ ...question, network: networkOnOffer(options(), chainId) }, signal)))
}
