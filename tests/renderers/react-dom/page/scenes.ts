import { parseOptions } from '../../../../core/domain/options/parse-options.ts'
import { arbitrum, base, mainnet, optimism, polygon } from '../../../../core/domain/network/known-networks.ts'
import type { InstalledWallet } from '../../../../core/domain/wallets/wallet.ts'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { features } from '../../../../core/events/features.ts'
import { host } from '../../../../core/events/host.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { toast } from '../../../../core/events/shell/toast.ts'
import { wallets } from '../../../../core/events/wallets/wallets.ts'
import { allWalletsScenes } from './all-wallets-scenes.ts'
import {
  announced,
  connected,
  failure,
  found,
  holder,
  holding,
  listCame,
  on,
  onAccount,
  asked,
  onConnect,
  onNetworks,
} from './happenings.ts'
import { formScenes } from './form-scenes.ts'
import { holdingScenes } from './holding-scenes.ts'
import { german } from './german.ts'
import { hebrew } from './hebrew.ts'
import { harbor, hostile, icon, juniper, lengthy, listed, marble } from './people.ts'
import { onRampScenes } from './on-ramp-scenes.ts'
import { pairingScenes, ready } from './pairing-scenes.ts'
import { signInScenes } from './sign-in-scenes.ts'
import { swapScenes } from './swap-scenes.ts'
import type { Scene, Setting } from './scene.ts'

const trying = (wallet: InstalledWallet) => [
  ...onConnect,
  router.viewPushed({ view: 'ConnectingExternal' }),
  asked(wallet),
]
const failed = (code: Failure['code'], wallet = juniper) => [
  ...trying(wallet),
  connection.attemptFailed({ flow: 'a1', failure: failure(code) }),
]
const switching = [
  ...onNetworks,
  network.switchStarted({ attempt: 's1', session: 'a1', chainId: 'eip155:8453' }),
]
const says = (variant: 'success' | 'error' | 'loading', text: string) =>
  toast.shown({ variant, message: { text } })

/** Every view in every state worth looking at. */
export const scenes: Readonly<Record<string, Scene>> = {
  'views on their way': {
    withoutFeature: true,
    events: [host.started(), features.requested({ feature: 'modal' }), modal.opened({ view: 'Connect' })],
  },
  'views that did not come': {
    withoutFeature: true,
    events: [
      host.started(),
      features.loadFailed({ feature: 'modal', failure: failure('unreachable') }),
      modal.opened({ view: 'Connect' }),
    ],
  },
  'connect skeletons': { events: [host.started(), modal.opened({ view: 'Connect' })] },
  'connect installed while loading': {
    events: [host.started(), ...announced(juniper), modal.opened({ view: 'Connect' })],
  },
  connect: { events: onConnect },
  'connect hostile names': {
    events: [host.started(), ...announced(juniper, harbor, ...hostile), modal.opened({ view: 'Connect' })],
  },
  'connect none installed': { events: [host.started(), listCame, modal.opened({ view: 'Connect' })] },
  'connect many': {
    events: [
      host.started(),
      ...announced(juniper, harbor, marble, lengthy),
      ...announced(
        ...Array.from({ length: 8 }, (_, index) => ({
          key: `w${index}`,
          name: `Wallet ${index + 5}`,
          icon: icon('#555', index),
        })),
      ),
      listCame,
      modal.opened({ view: 'Connect' }),
    ],
  },
  'connect registry failed': {
    events: [
      host.started(),
      ...announced(juniper),
      wallets.firstPageFailed({ failure: failure('unreachable') }),
      modal.opened({ view: 'Connect' }),
    ],
  },
  'connect nothing at all': {
    events: [
      host.started(),
      wallets.firstPageFailed({ failure: failure('unreachable') }),
      modal.opened({ view: 'Connect' }),
    ],
  },
  'connect with a code': {
    events: ready(host.started(), listCame, modal.opened({ view: 'Connect' })),
  },
  'connect right to left': { setting: hebrew, events: onConnect },
  'connect in German': { setting: german, events: onConnect },
  'connect in a theme of the host': {
    setting: {
      themeVariables: {
        '--latchkey-accent': '#2456c9',
        '--latchkey-primary': '#2456c9',
        '--latchkey-on-primary': '#ffffff',
        '--latchkey-radius': '8px',
      },
    },
    events: [
      host.started(),
      ...announced(juniper),
      wallets.firstPageFailed({ failure: failure('unreachable') }),
      modal.opened({ view: 'Connect' }),
    ],
  },
  'connect on a phone': { events: [on('ios'), ...onConnect] },
  'connect with a recent wallet': {
    events: [...onConnect, wallets.recentFound({ wallets: listed.slice(0, 1) })],
  },
  ...pairingScenes,
  ...allWalletsScenes,
  waiting: { events: trying(juniper) },
  'waiting for a long name': { events: trying(lengthy) },
  declined: { events: failed('user-rejected') },
  pending: { events: failed('request-pending', harbor) },
  'wallet missing': { events: failed('wallet-missing', marble) },
  account: { events: holding('1482900000000000000') },
  'account balance loading': { events: onAccount },
  'account balance failed': {
    events: [...onAccount, account.balanceFailed({ ...holder, failure: failure('unreachable') })],
  },
  'account long balance': { events: holding('123456789123456789012345678') },
  'account wrong network': {
    events: [...connected('eip155:56', lengthy), modal.opened({ view: 'Account' })],
  },
  'account reconnecting': {
    events: [
      ...found,
      connection.reconnectStarted({
        connector: 'injected',
        wallet: juniper,
        namespaces: [{ namespace: 'eip155' }],
      }),
      modal.opened({ view: 'Account' }),
    ],
  },
  'account nobody': {
    events: [
      ...found,
      connection.recalled({ sessions: [], from: 'visit' }),
      modal.opened({ view: 'Account' }),
    ],
  },
  'account right to left': { setting: hebrew, events: holding('1482900000000000000') },
  ...holdingScenes,
  ...formScenes,
  ...swapScenes,
  ...onRampScenes,
  networks: { events: onNetworks },
  'networks nothing found': { events: [...onNetworks, network.searchTyped({ text: 'zz' })] },
  'networks switching': { events: switching },
  'networks declined': {
    events: [
      ...switching,
      network.switchFailed({ attempt: 's1', chainId: 'eip155:8453', failure: failure('user-rejected') }),
    ],
  },
  'networks right to left': { setting: hebrew, events: onNetworks },
  ...signInScenes,
  'toast success': { events: [...holding('1482900000000000000'), says('success', 'email.resent')] },
  'toast error': { events: [...holding('1482900000000000000'), says('error', 'connection.misbehaved')] },
  'toast loading': { events: [...onConnect, says('loading', 'modal.loading')] },
  busy: { events: [...onConnect, modal.loadingChanged({ loading: true })] },
}

/** The first event of every scene. */
export function optionsFor(setting: Setting = {}): EventInput {
  const options = parseOptions({
    projectId: 'scenes',
    networks: [mainnet, base, polygon, optimism, arbitrum],
    termsConditionsUrl: 'https://orchard.example/terms',
    privacyPolicyUrl: 'https://orchard.example/privacy',
    ...setting,
  })
  return host.optionsGiven({ options })
}
