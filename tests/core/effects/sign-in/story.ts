import { fakeSignIn } from '../../../../adapters/fake/fake-sign-in.ts'
import type { FakeSignIn } from '../../../../adapters/fake/fake-sign-in.ts'
import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import type { GivenPorts } from '../../../../core/ports/given-ports.ts'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import { base, mainnet } from '../../../../core/domain/network/known-networks.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { authenticationStatus } from '../../../../core/view-models/sign-in/authentication-status.ts'
import { connectingSiweView } from '../../../../core/view-models/sign-in/connecting-siwe.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'

/** Alice, signed in on Ethereum. */
export const aliceOnMainnet = { address: alice.address, chainId: mainnet.id }

/** Alice, signed in on Base. */
export const aliceOnBase = { address: alice.address, chainId: base.id }

/** Bob, signed in on Ethereum. */
export const bobOnMainnet = { address: bob.address, chainId: mainnet.id }

/** A Latchkey whose host asks everybody to sign in, over a server of its own. */
export function startSignIn({
  options = {},
  ports = {},
  isRemembered = false,
  wallets = [],
  prepare,
  ...server
}: {
  readonly options?: Partial<HostOptions>
  readonly ports?: GivenPorts
  /** Whether the wallet knows the page from an earlier visit. */
  readonly isRemembered?: boolean
  /** Wallets beside Harbor. */
  readonly wallets?: readonly FakeWallet[]
  /** What the server is told before the page begins. */
  readonly prepare?: (server: FakeSignIn) => void
} & Parameters<typeof fakeSignIn>[0] = {}) {
  const signIn = fakeSignIn(server)
  prepare?.(signIn)
  const story = startStory({
    options: { isSiweEnabled: true, ...options },
    ports: { signIn, ...ports },
    wallets: [{ ...harbor, isTrusted: isRemembered }, ...wallets],
    record: 10_000,
  })
  const { latchkey, injected } = story
  latchkey.start()
  const parts = () => connectingSiweView(latchkey.state()).parts
  const press = (name: 'sign' | 'cancel') => {
    const { press } = parts()[name]
    if (press) latchkey.dispatch(press)
  }
  const view = () => {
    const state = latchkey.state()
    return state.modal.open ? currentView(state) : 'closed'
  }
  const asked = (method: string) => signIn.questions.filter((one) => one.method === method).length
  const walletAsked = () => injected.questions.filter((one) => one.method === 'request').length
  return {
    ...story,
    server: signIn,
    parts,
    press,
    view,
    asked,
    walletAsked,
    status: () => authenticationStatus(latchkey.state()),
    account: () => {
      const current = latchkey.state().connection.byNamespace.eip155
      return 'accounts' in current ? current.accounts[0] : null
    },
    /** Opens the modal and connects Harbor, as a visitor does. */
    comeAboard: () => latchkey.open({ wallet: harbor.wallet.key }),
    open: () => latchkey.dispatch(modal.openRequested({})),
    change: (accounts: readonly string[]) =>
      injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [...accounts] }),
    move: (chainId: string) => injected.change(harbor.wallet.key, { kind: 'chain', chainId }),
  }
}
