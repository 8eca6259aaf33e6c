import type { DevicePort } from '../../core/ports/device.ts'
import { withGivenPorts } from '../../core/ports/given-ports.ts'
import type { GivenPorts } from '../../core/ports/given-ports.ts'
import type { Ports } from '../../core/ports/ports.ts'
import { fakeAccountNames } from './fake-account-names.ts'
import type { FakeAccountNames } from './fake-account-names.ts'
import { fakeAnalytics } from './fake-analytics.ts'
import type { FakeAnalytics } from './fake-analytics.ts'
import { fakeCatalogues } from './fake-catalogues.ts'
import type { FakeCatalogues } from './fake-catalogues.ts'
import { fakeChain } from './fake-chain.ts'
import type { FakeChain } from './fake-chain.ts'
import { fakeClipboard } from './fake-clipboard.ts'
import type { FakeClipboard } from './fake-clipboard.ts'
import { fakeClock } from './fake-clock.ts'
import type { FakeClock } from './fake-clock.ts'
import { fakeDevice } from './fake-device.ts'
import { fakeFeatures } from './fake-features.ts'
import type { FakeFeatures } from './fake-features.ts'
import { fakeFrame } from './fake-frame.ts'
import type { FakeFrame } from './fake-frame.ts'
import { fakeFrameConnector } from './fake-frame-connector.ts'
import type { FakeFrameConnector } from './fake-frame-connector.ts'
import { fakeIdentity } from './fake-identity.ts'
import type { FakeIdentity } from './fake-identity.ts'
import { fakeInjected } from './fake-injected.ts'
import type { FakeInjected } from './fake-injected.ts'
import { fakeOnRamp } from './fake-on-ramp.ts'
import type { FakeOnRamp } from './fake-on-ramp.ts'
import { fakePreflight } from './fake-preflight.ts'
import type { FakePreflight } from './fake-preflight.ts'
import { fakeSwap } from './fake-swap.ts'
import type { FakeSwap } from './fake-swap.ts'
import { fakeSend } from './fake-send.ts'
import type { FakeSend } from './fake-send.ts'
import { fakeSignIn } from './fake-sign-in.ts'
import type { FakeSignIn } from './fake-sign-in.ts'
import { fakeSolanaChain } from './fake-solana-chain.ts'
import type { FakeSolanaChain } from './fake-solana-chain.ts'
import { fakeStorage } from './fake-storage.ts'
import type { FakeStorage } from './fake-storage.ts'
import { fakeTokenBalances } from './fake-token-balances.ts'
import type { FakeTokenBalances } from './fake-token-balances.ts'
import { fakeTransactions } from './fake-transactions.ts'
import type { FakeTransactions } from './fake-transactions.ts'
import { fakeWalletConnect } from './fake-wallet-connect.ts'
import type { FakeWalletConnect } from './fake-wallet-connect.ts'
import { fakeWalletRegistry } from './fake-wallet-registry.ts'
import type { FakeWalletRegistry } from './fake-wallet-registry.ts'
import { fakeWalletStandard } from './fake-wallet-standard.ts'
import type { FakeWalletStandard } from './fake-wallet-standard.ts'

/** A set of ports that are all fakes. */
type FakePorts = {
  readonly clock: FakeClock
  readonly device: DevicePort
  readonly connectors: {
    readonly injected: FakeInjected
    readonly 'wallet-standard': FakeWalletStandard
    readonly 'wallet-connect': FakeWalletConnect
    readonly frame: FakeFrameConnector
  }
  readonly chains: { readonly eip155: FakeChain; readonly solana: FakeSolanaChain }
  readonly walletRegistry: FakeWalletRegistry
  readonly storage: FakeStorage
  readonly clipboard: FakeClipboard
  readonly features: FakeFeatures
  readonly catalogues: FakeCatalogues
  readonly analytics: FakeAnalytics
  readonly signIn: FakeSignIn
  readonly tokenBalances: FakeTokenBalances
  readonly transactions: FakeTransactions
  readonly preflight: FakePreflight
  readonly send: FakeSend
  readonly swap: FakeSwap
  readonly onRamp: FakeOnRamp
  readonly identity: FakeIdentity
  readonly accountNames: FakeAccountNames
  readonly frame: FakeFrame
}

type Keyed = 'connectors' | 'chains'

/** A set of fakes in which the given ports replace theirs. */
type FakesWith<Given extends GivenPorts> = Omit<FakePorts, keyof Given | Keyed> &
  Omit<Given, Keyed> & {
    readonly [Name in Keyed]: Given extends { readonly [Same in Name]: infer Own }
      ? Omit<FakePorts[Name], keyof Own> & Own
      : FakePorts[Name]
  }

/** Creates a set of fake ports. Given ports replace the fakes and keep their own type. */
export function fakePorts<const Given extends GivenPorts = {}>(
  given: Given = {} as Given,
): FakesWith<Given> & Ports {
  const fakes: FakePorts = {
    clock: fakeClock(),
    device: fakeDevice(),
    connectors: {
      injected: fakeInjected(),
      'wallet-standard': fakeWalletStandard(),
      'wallet-connect': fakeWalletConnect(),
      frame: fakeFrameConnector(),
    },
    chains: { eip155: fakeChain(), solana: fakeSolanaChain() },
    walletRegistry: fakeWalletRegistry(),
    storage: fakeStorage(),
    clipboard: fakeClipboard(),
    features: fakeFeatures(),
    catalogues: fakeCatalogues(),
    analytics: fakeAnalytics(),
    signIn: fakeSignIn(),
    tokenBalances: fakeTokenBalances(),
    transactions: fakeTransactions(),
    preflight: fakePreflight(),
    send: fakeSend(),
    swap: fakeSwap(),
    onRamp: fakeOnRamp(),
    identity: fakeIdentity(),
    accountNames: fakeAccountNames(),
    frame: fakeFrame(),
  }
  return withGivenPorts(fakes, given) as FakesWith<Given> & Ports
}
