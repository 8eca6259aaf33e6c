import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { alice } from '../../../fixtures/people.ts'
import { listenTo, unhurried } from '../answers.ts'
import { icon, WalletPage, wellBehaved } from '../page-wallet.ts'

/** What is told of a wallet whose announcement says nothing else. */
export const wallet = { key: 'com.example.wallet', name: 'Example Wallet', icon }

/** Alice's wallet, on Ethereum. */
export const provider = () => wellBehaved([alice.address], 1, [1])

/** A page without wallets, and our listener for their announcements. */
export function openPage() {
  const page = new WalletPage()
  const clock = fakeClock()
  const injected = createInjected({ target: page, clock })
  return {
    page,
    clock,
    injected,
    listen: (standard = true) => listenTo(injected.announcements({ standard }, unhurried)).values,
  }
}
