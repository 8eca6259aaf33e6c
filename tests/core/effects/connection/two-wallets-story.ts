import { fakeSolanaChain } from '../../../../adapters/fake/fake-solana-chain.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { FakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeWalletConnect } from '../../../../adapters/fake/fake-wallet-connect.ts'
import type { FakeRemoteWallet } from '../../../../adapters/fake/fake-wallet-connect.ts'
import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { base, mainnet, polygon, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { formatSessions, parseSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import type { RememberedSession } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

/** Two Solana accounts of the phone. */
export const lamp = '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6'
export const reed = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

/** A phone that approves Solana alone. */
export const lantern: FakeRemoteWallet = {
  wallet: { key: 'topic-lantern', name: 'Lantern', icon: null },
  solana: { accounts: [lamp], chainId: solanaDevnet.id },
}

/** A phone that approves Ethereum and Solana. */
export const pebble: FakeRemoteWallet = {
  wallet: { key: 'topic-pebble', name: 'Pebble', icon: null },
  eip155: { accounts: [alice.address], chainId: mainnet.id },
  solana: { accounts: [lamp], chainId: solanaDevnet.id },
  chains: [mainnet.id, base.id],
}

type Parts = NonNullable<Parameters<typeof startStory>[0]>

const solana = {
  ...fakeSolanaChain(),
  balance: (): never => {
    throw { code: 'chain-unsupported' } satisfies Failure
  },
}

/** A story that offers Solana, too, whose balances cannot be read yet; `phones` have a session from the start. */
export function startBoth({
  phones = [],
  storage = fakeStorage(),
  ...parts
}: Pick<Parts, 'wallets' | 'device'> & {
  readonly phones?: readonly FakeRemoteWallet[]
  readonly storage?: FakeStorage
} = {}) {
  const walletConnect = fakeWalletConnect({ wallets: phones })
  const story = startStory({
    ...parts,
    options: { networks: [mainnet, base, polygon, solanaDevnet] },
    ports: { storage, connectors: { 'wallet-connect': walletConnect }, chains: { solana } },
  })
  const standing = () => story.latchkey.state().connection
  return {
    ...story,
    storage,
    walletConnect,
    kept: () => parseSessions(storage.texts()['sessions'] ?? null),
    evm: () => standing().byNamespace.eip155,
    solana: () => standing().byNamespace.solana,
    /** The names of the wallets that have a session. */
    names: () => Object.values(standing().sessions).map(({ wallet }) => wallet.name),
    told: () =>
      [...story.injected.questions, ...walletConnect.questions]
        .filter(({ method }) => method === 'disconnect')
        .map(({ request }) => Object(request).walletKey as string),
  }
}

/** A story of both. */
export type BothStory = ReturnType<typeof startBoth>

/** Opens the list of wallets, whoever is connected, shows the code, and lets a phone approve it. */
export function pair({ latchkey, walletConnect }: BothStory, phone: FakeRemoteWallet): void {
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  walletConnect.approve(phone)
}

/** Harbor in the browser for Ethereum, and Lantern beside it for Solana. */
export async function besideEachOther(): Promise<BothStory> {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  pair(story, lantern)
  return story
}

/** What is kept of Harbor, of Lantern, and of Pebble for both. */
export const keptHarbor: RememberedSession = {
  connector: 'injected',
  wallet: harbor.wallet,
  namespaces: [{ namespace: 'eip155', chainId: mainnet.id, account: alice.address }],
  isAlone: true,
}
export const keptLantern: RememberedSession = {
  connector: 'wallet-connect',
  wallet: lantern.wallet,
  namespaces: [{ namespace: 'solana', chainId: solanaDevnet.id }],
}
export const keptPebble: RememberedSession = {
  ...keptLantern,
  wallet: pebble.wallet,
  namespaces: [{ namespace: 'eip155', chainId: mainnet.id }, ...keptLantern.namespaces],
}

/** Texts of a storage that keeps sessions. */
export const keeping = (...sessions: readonly RememberedSession[]) => ({
  sessions: formatSessions(sessions) ?? '',
})

/** Harbor as it answers after a reload, without a prompt. */
export const trustedHarbor: FakeWallet = { ...harbor, isTrusted: true }
