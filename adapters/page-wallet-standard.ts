import { firstValueFrom, from } from 'rxjs'
import { LatchkeyError } from '../core/domain/latchkey-error.ts'
import { networkOf, reachedBy } from '../core/domain/network.ts'
import type { Options } from '../core/domain/options.ts'
import type { WalletStandard } from '../core/ports/wallet-standard.ts'
import type { SolanaChain } from './solana/solana.ts'
import { createWalletStandard } from './wallet-standard/wallet-standard.ts'

/** Solana wallets of a page; what they only sign is sent to the networks on offer, as the host reaches them. */
export function createPageWalletStandard(
  { networks, rpcUrls }: Options,
  target: EventTarget | null,
  solana: Pick<SolanaChain, 'send'>,
): WalletStandard {
  return createWalletStandard({
    target,
    send: async ({ chainId, ...signed }, signal) => {
      const network = networkOf(networks, chainId)
      if (!network)
        throw new LatchkeyError(
          'chain-unsupported',
          `Unsupported chain ${chainId}; expected one of the networks on offer.`,
        )
      return firstValueFrom(from(solana.send({ ...signed, network: reachedBy(network, rpcUrls) }, signal)))
    },
  })
}
