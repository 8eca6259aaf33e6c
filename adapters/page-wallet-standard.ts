import type { Log } from '../core/domain/log-level.ts'
import type { Options } from '../core/domain/options.ts'
import type { WalletStandard } from '../core/ports/wallet-standard.ts'
import { sendOnOffer } from './send-on-offer.ts'
import type { Solana } from './solana/solana.ts'
import { createWalletStandard } from './wallet-standard/wallet-standard.ts'

/** Solana wallets of a page; what they only sign is sent to the networks on offer. */
export function createPageWalletStandard(
  options: () => Options,
  target: EventTarget | null,
  solana: Pick<Solana, 'send'>,
  log?: Log,
): WalletStandard {
  return createWalletStandard({ target, send: sendOnOffer(options, solana), log })
}
