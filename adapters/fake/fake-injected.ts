import type { Injected } from '../../core/ports/injected.ts'
import type { AnswerOrder } from './answer-order.ts'
import { fakeInstalled } from './fake-installed.ts'
import type { FakeInstalled, FakeWallet } from './fake-installed.ts'

/** Installed EVM wallets under a test's control. */
export type FakeInjected = Injected & FakeInstalled

/**
 * Creates fake installed EVM wallets. The given ones announce themselves at once. With an `order`, each answer is accompanied by its event, as
 * from real wallets.
 */
export function fakeInjected({
  wallets,
  order,
}: {
  readonly wallets?: readonly FakeWallet[]
  readonly order?: AnswerOrder
} = {}): FakeInjected {
  return fakeInstalled({ wallets, order, result: `0x${'0'.repeat(130)}`, takesChainPerRequest: false })
}
