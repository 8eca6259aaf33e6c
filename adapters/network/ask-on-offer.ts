import { firstValueFrom, from } from 'rxjs'
import type { Options } from '../../core/domain/options/options.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { RpcByChain } from '../evm/rpc-by-chain.ts'
import { networkOnOffer } from './network-on-offer.ts'

/** Returns a function that asks the nodes of the offered networks, by the host's RPC URLs. Throws `chain-unsupported` for any other chain. */
export function askOnOffer(options: () => Options, evm: Pick<EvmChain, 'ask'>): RpcByChain {
  return async ({ chainId, ...question }, signal) =>
    firstValueFrom(from(evm.ask({ ...question, network: networkOnOffer(options(), chainId) }, signal)))
}
