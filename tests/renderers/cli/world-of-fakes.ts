import { createRecorder } from '../../../core/recording/recorder.ts'
import { from, lastValueFrom } from 'rxjs'
import { fakeDevice } from '../../../adapters/fake/fake-device.ts'
import { fakeChain } from '../../../adapters/fake/fake-chain.ts'
import { fakeInjected } from '../../../adapters/fake/fake-injected.ts'
import { fakePorts } from '../../../adapters/fake/fake-ports.ts'
import { fakeWalletRegistry } from '../../../adapters/fake/fake-wallet-registry.ts'
import { parseOptions } from '../../../core/domain/options/parse-options.ts'
import { base, mainnet, polygon } from '../../../core/domain/network/known-networks.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { loadedFeatures } from '../../../core/recording/loaded-features.ts'
import { firstEffects } from '../../../core/effects/first.ts'
import { assembleLatchkey } from '../../../core/latchkey.ts'
import type { WholeLatchkey } from '../../../fixtures/whole-latchkey.ts'
import type { WalletQuestion } from '../../../core/domain/connection/wallet-question.ts'
import type { CreateWorld } from '../../../renderers/cli/world.ts'

/** Ada's account. */
export const account = '0x9D85cA56217D2bb651b00f15e694EB7E713637D4'

/** The key of the one installed wallet. */
export const walletKey = 'example.acorn'

const reachable = {
  mobileLink: 'brassbird://',
  webappLink: 'https://app.brass-bird.example',
  chromeStore: 'https://extensions.example/brass-bird',
  appStore: 'https://apps.example/brass-bird',
}
const listed = ['Brass Bird', 'Cinder', 'Dune Wallet', 'Ember', 'Fathom'].map((name, index) => ({
  id: `w${index}`,
  name,
  homepage: `https://www.${name.toLowerCase().replace(' ', '-')}.example/get/?from=registry`,
  ...(index === 0 ? reachable : {}),
}))

/** A Latchkey over fakes at the time 1000; its wallet is installed unless told otherwise; `more` wallets follow the five of the registry, and the last `lines` are recorded; `isAlone` has no project, and so neither pairing nor the registry. */
export function latchkeyOfFakes({
  networks = [mainnet, base, polygon],
  isInstalled = true,
  more = 0,
  lines = 10_000,
  isSiweEnabled = false,
  email = false,
  isAlone = false,
}: {
  readonly networks?: readonly Network[]
  readonly isInstalled?: boolean
  readonly more?: number
  readonly lines?: number
  readonly isSiweEnabled?: boolean
  readonly email?: boolean
  readonly isAlone?: boolean
} = {}) {
  const others = Array.from({ length: more }, (_, index) => ({
    id: `more${index}`,
    name: `Wallet ${index + 1}`,
    homepage: null,
  }))
  const acorn = {
    wallet: { key: walletKey, name: 'Acorn', icon: null },
    accounts: [account],
    chainId: 'eip155:1',
    chains: networks.map(({ id }) => id),
  }
  const ports = fakePorts({
    connectors: { injected: fakeInjected({ wallets: isInstalled ? [acorn] : [] }) },
    chains: { eip155: fakeChain({ balances: { [`eip155:1:${account}`]: '1500000000000000000' } }) },
    device: fakeDevice({ kind: 'terminal', isTelegram: false }),
    walletRegistry: fakeWalletRegistry({ wallets: [...listed, ...others] }),
  })
  const options = parseOptions({
    projectId: isAlone ? '' : 'test',
    networks,
    isSiweEnabled,
    features: isAlone ? { pairing: false, registry: false } : { email },
    termsConditionsUrl: 'https://host.example/terms',
    privacyPolicyUrl: 'https://host.example/privacy',
  })
  const latchkey = assembleLatchkey({
    effects: firstEffects,
    options,
    ports,
    now: () => 1000,
    features: loadedFeatures,
    recorder: createRecorder({ now: () => 1000, version: '0.0.0', limit: lines }),
    freeze: true,
  })
  return { latchkey: latchkey as WholeLatchkey, ports }
}

/** Worlds for the commands, over fakes; a refusal of the local wallet is what `approve` says of connecting. */
export function worldsOfFakes(): {
  readonly createWorld: CreateWorld
  readonly made: ReturnType<typeof latchkeyOfFakes>[]
} {
  const made: ReturnType<typeof latchkeyOfFakes>[] = []
  const createWorld: CreateWorld = async ({ approve }) => {
    const fakes = latchkeyOfFakes()
    made.push(fakes)
    const { latchkey, ports } = fakes
    const ask = async <Value>(question: WalletQuestion, answer: Value) => {
      if (await approve(question)) return answer
      throw { code: 'user-rejected' as const }
    }
    const { injected } = ports.connectors
    const connect = injected.connect
    Object.assign(injected, {
      connect: (request: { walletKey: string }, signal: AbortSignal) =>
        from(ask({ kind: 'connect' }, null).then(() => lastValueFrom(from(connect(request, signal))))),
    })
    return { latchkey, after: waitOnMacrotasks, dispose: async () => {} }
  }
  return { createWorld, made }
}

/** Time that is over as soon as everything already under way has had its turn. */
async function waitOnMacrotasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A Latchkey over fakes whose visitor is connected and has the modal open. */
export async function connectedOfFakes() {
  const fakes = latchkeyOfFakes()
  await fakes.latchkey.connect({ wallet: walletKey })
  fakes.latchkey.dispatch(modal.openRequested({}))
  return fakes
}
