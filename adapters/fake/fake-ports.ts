import { fakeClipboard } from './fake-clipboard.ts'
import type { FakeClipboard } from './fake-clipboard.ts'
import { fakeClock } from './fake-clock.ts'
import type { FakeClock } from './fake-clock.ts'
import { fakeEvm } from './fake-evm.ts'
import type { FakeEvm } from './fake-evm.ts'
import { fakeFeatures } from './fake-features.ts'
import type { FakeFeatures } from './fake-features.ts'
import { fakeInjected } from './fake-injected.ts'
import type { FakeInjected } from './fake-injected.ts'
import { fakeStorage } from './fake-storage.ts'
import type { FakeStorage } from './fake-storage.ts'
import { fakeWalletRegistry } from './fake-wallet-registry.ts'
import type { FakeWalletRegistry } from './fake-wallet-registry.ts'
import { fakeDevice } from './fake-device.ts'
import { fakeWalletConnect } from './fake-wallet-connect.ts'
import type { FakeWalletConnect } from './fake-wallet-connect.ts'
import type { DevicePort } from '../../core/ports/device.ts'
import type { Ports } from '../../core/ports/ports.ts'

/** A world in which every port is a fake. */
export type FakePorts = {
  readonly clock: FakeClock
  readonly device: DevicePort
  readonly injected: FakeInjected
  readonly walletConnect: FakeWalletConnect
  readonly evm: FakeEvm
  readonly walletRegistry: FakeWalletRegistry
  readonly storage: FakeStorage
  readonly clipboard: FakeClipboard
  readonly features: FakeFeatures
}

/** Makes a world of fakes; ports given take the place of theirs and keep their own type. */
export function fakePorts<const Given extends Partial<Ports> = {}>(
  given: Given = {} as Given,
): Omit<FakePorts, keyof Given> & Given & Ports {
  const fakes: FakePorts = {
    clock: fakeClock(),
    device: fakeDevice(),
    injected: fakeInjected(),
    walletConnect: fakeWalletConnect(),
    evm: fakeEvm(),
    walletRegistry: fakeWalletRegistry(),
    storage: fakeStorage(),
    clipboard: fakeClipboard(),
    features: fakeFeatures(),
  }
  return { ...fakes, ...given }
}
