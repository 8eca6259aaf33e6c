import { fakeInjected } from '../../../../adapters/fake/fake-injected.ts'
import type { FakeInstalled, FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import type { FakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { lagoon } from '../connection/solana-wallet-story.ts'
import { lamp, reed } from '../connection/two-wallets-story.ts'

/** How two wallets of one name are found beside a page, each with the account that it shares, and the keys they go by in the order in which they come. */
export const kinds = [
  {
    namespace: 'eip155',
    keys: ['dev.latchkey.harbor', 'dev.latchkey.harbor#uuid'],
    accounts: [alice.address, bob.address],
    like: harbor,
    connectors: (wallets: readonly FakeWallet[]) => ({ injected: fakeInjected({ wallets }) }),
  },
  {
    namespace: 'solana',
    keys: ['standard:Lagoon', 'standard:Lagoon#2'],
    accounts: [lamp, reed],
    like: lagoon,
    connectors: (wallets: readonly FakeWallet[]) => ({ 'wallet-standard': fakeWalletStandard({ wallets }) }),
  },
] as const

export type Kind = (typeof kinds)[number]

/** The twins who share these accounts, in the order in which they come; the page may ask both. */
export const twins = ({ keys, like }: Kind, accounts: readonly string[]): FakeWallet[] =>
  accounts.map((account, place) => ({
    ...like,
    wallet: { ...like.wallet, key: keys[place] ?? '' },
    accounts: [account],
    isTrusted: true,
  }))

/** A visit to a page beside which these wallets are, with what storage holds. */
export function visitWith(kind: Kind, wallets: readonly FakeWallet[], storage: FakeStorage) {
  const connectors = kind.connectors(wallets)
  const story = startStory({
    wallets: [],
    options: { networks: [mainnet, solanaDevnet] },
    ports: { storage, connectors },
  })
  story.latchkey.start()
  const [fake] = Object.values(connectors) as [FakeInstalled]
  return {
    ...story,
    fake,
    standing: () => {
      const current = story.latchkey.state().connection.byNamespace[kind.namespace]
      return 'accounts' in current ? current.accounts : current.status
    },
    prompts: () => fake.questions.filter(({ method }) => method === 'connect').length,
  }
}

/** How many a crowd is. */
export const crowd = 4

/** A crowd that goes by one name, in an order in which it comes, each with an account of its own; the page may ask all. */
export const crowdOf = (
  { keys, like }: Kind,
  accounts: readonly string[],
  order: readonly number[],
): FakeWallet[] =>
  order.map((one, place) => ({
    ...like,
    wallet: { ...like.wallet, key: place === 0 ? keys[0] : `${keys[0]}#${place}` },
    accounts: [accounts[one] ?? ''],
    isTrusted: true,
  }))

/** The accounts of a crowd, one for each who is in it. */
export const crowdAccounts = {
  eip155: [alice.address, bob.address, carol.address, '0x90F79bf6EB2c4f870365E785982E1f101E93b906'],
  solana: [lamp, reed, '1'.repeat(43), '2'.repeat(43)],
} as const

/** The key of whoever comes at a place of a crowd. */
export function place({ keys }: Kind, at: number): string {
  return at === 0 ? keys[0] : `${keys[0]}#${at}`
}
