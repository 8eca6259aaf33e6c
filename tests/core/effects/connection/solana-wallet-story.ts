import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { FakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { solanaChains } from '../../../../core/domain/network/solana.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import { beacon, harbor, startStory } from '../../../../fixtures/story.ts'
import { lamp } from './two-wallets-story.ts'

/** A Solana wallet in the browser, for two of Solana's networks. */
export const lagoon: FakeWallet = {
  wallet: { key: 'standard:Lagoon', name: 'Lagoon', icon: null },
  accounts: [lamp],
  chainId: solanaChains.mainnet,
  chains: [solanaDevnet.id],
}

/** A story with Solana wallets in the browser beside those for Ethereum. */
export function startWith({
  standards = [lagoon],
  options = { networks: [mainnet, solanaDevnet] },
  storage = fakeStorage(),
  wallets = [harbor, beacon],
  createId,
}: {
  readonly standards?: readonly FakeWallet[]
  readonly options?: Partial<HostOptions>
  readonly storage?: FakeStorage
  readonly wallets?: readonly FakeWallet[]
  readonly createId?: () => string
} = {}) {
  const standard = fakeWalletStandard({ wallets: standards })
  const story = startStory({
    options,
    wallets,
    ...(createId && { createId }),
    ports: { storage, connectors: { 'wallet-standard': standard } },
  })
  const { latchkey } = story
  const standing = () => latchkey.state().connection.byNamespace
  return {
    ...story,
    standard,
    storage,
    evm: () => standing().eip155,
    solana: () => standing().solana,
    asked: (method: string) => standard.questions.filter((question) => question.method === method),
    connect: () => latchkey.connect({ wallet: lagoon.wallet.key }),
    listed: () => {
      latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
      return connectView(latchkey.state()).parts.installed?.items.map(({ label }) => label)
    },
  }
}
