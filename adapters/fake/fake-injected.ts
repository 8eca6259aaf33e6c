import type { Injected } from '../../core/ports/injected.ts'
import type { AnswerOrder } from './answer-order.ts'
import { fakeInstalled } from './fake-installed.ts'
import type { FakeInstalled, FakeWallet } from './fake-installed.ts'

/** Installed EVM wallets under a test's control. */
export type FakeInjected = Injected & FakeInstalled

/** Makes installed EVM wallets; those given announce themselves at once. With an `order` they also tell by events what they answer, as real wallets do. */
export function fakeInjected({
  wallets,
  order,
}: {
  readonly wallets?: readonly FakeWallet[]
  readonly order?: AnswerOrder
} = {}): FakeInjected {
  return fakeInstalled({ wallets, order, result: `0x${'0'.repeat(130)}`, takesChainPerRequest: false })
}
