import { modal } from '../../../../core/events/shell/modal.ts'
import { connectingWalletConnectView } from '../../../../core/view-models/pairing/connecting-wallet-connect.ts'
import type { FakeRemoteWallet } from '../../../../adapters/fake/fake-wallet-connect.ts'
import { alice } from '../../../../fixtures/people.ts'
import { listed, startStory } from '../../../../fixtures/story.ts'
import { connectionIn } from '../../../../fixtures/connection-in.ts'

/** Alice's phone, which approves Ethereum and can go on to Base. */
export const phone: FakeRemoteWallet = {
  wallet: { key: 'topic-1', name: 'Phone', icon: null },
  eip155: { accounts: [alice.address], chainId: 'eip155:1' },
  chains: ['eip155:1', 'eip155:8453'],
}
/** A wallet of the registry that is not installed. */
export const cedar = listed[1]!

/** How long an opening takes until it has settled, in milliseconds. */
export const settling = 400

/** A story whose modal was opened and has settled; no wallet is installed in it unless one is given. */
export function opened(parts: Parameters<typeof startStory>[0] = {}) {
  const story = startStory({ wallets: [], ...parts })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.clock.pass(settling)
  const current = () => story.latchkey.state().pairing.flow
  return {
    ...story,
    current,
    go: story.latchkey.dispatch,
    view: () => connectingWalletConnectView(story.latchkey.state()).parts,
  }
}
/** The EVM connection of a story. */
export const connected = ({ latchkey }: ReturnType<typeof startStory>) => connectionIn(latchkey.state())
