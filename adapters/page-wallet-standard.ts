import type { Log } from '../core/domain/log-level.ts'
import type { Options } from '../core/domain/options.ts'
import type { WalletStandard } from '../core/ports/wallet-standard.ts'
import { sendOnOffer } from './send-on-offer.ts'
import type { Solana } from './solana/solana.ts'
import type { WalletDirectory } from './wallet-standard/wallet-directory.ts'
import { createWalletStandard } from './wallet-standard/wallet-standard.ts'

/** What Solana wallets of a page are asked with: the host's options, who registered, and what sends. */
export type PageWalletStandardParts = {
  readonly options: () => Options
  readonly target: EventTarget | null
  readonly directory: WalletDirectory
  readonly solana: Pick<Solana, 'send'>
  readonly log?: Log | undefined
}

/** Solana wallets of a page; what they only sign is sent to the networks on offer. */
export function createPageWalletStandard({
  options,
  target,
  directory,
  solana,
  log,
}: PageWalletStandardParts): WalletStandard {
  return createWalletStandard({ target, directory, send: sendOnOffer(options, solana), log })
}
