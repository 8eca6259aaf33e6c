import type { WalletStandard } from '../../core/ports/wallet-standard.ts'
import type { AnswerOrder } from './answer-order.ts'
import { fakeInstalled } from './fake-installed.ts'
import type { FakeInstalled, FakeWallet } from './fake-installed.ts'

/** Installed Solana wallets under a test's control. */
export type FakeWalletStandard = WalletStandard & FakeInstalled

/**
 * Creates fake installed Solana wallets, each for its `chainId` and its `chains`. The given ones announce themselves at once. With an `order`,
 * each answer is accompanied by its event, as from real wallets.
 */
export function fakeWalletStandard({
  wallets,
  order,
}: {
  readonly wallets?: readonly FakeWallet[]
  readonly order?: AnswerOrder
} = {}): FakeWalletStandard {
  return fakeInstalled({ wallets, order, result: { signature: '1'.repeat(64) }, takesChainPerRequest: true })
}
