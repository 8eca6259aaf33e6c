import { parseOptions } from '../../../../core/domain/host-options.ts'
import { arbitrum, base, mainnet, optimism, polygon } from '../../../../core/domain/known-networks.ts'
import type { InstalledWallet } from '../../../../core/domain/wallet.ts'
import type { Failure } from '../../../../core/domain/failure.ts'
import { account } from '../../../../core/events/account.ts'
import { connection } from '../../../../core/events/connection.ts'
import type { Draft } from '../../../../core/events/define-events.ts'
import { host } from '../../../../core/events/host.ts'
import { modal } from '../../../../core/events/modal.ts'
import { network } from '../../../../core/events/network.ts'
import { router } from '../../../../core/events/router.ts'
import { toast } from '../../../../core/events/toast.ts'
import { wallets } from '../../../../core/events/wallets.ts'
import { ada, harbor, icon, juniper, lengthy, listed, marble } from './people.ts'

/** How a scene's page is set. */
export type Setting = {
  readonly locale?: string
  readonly strings?: Record<string, string>
  readonly themeMode?: 'light' | 'dark' | 'auto'
  readonly themeVariables?: Record<string, string>
}

/** A state of the modal, made of what happened. */
export type Scene = { readonly setting?: Setting; readonly events: readonly Draft[] }

const announced = (...found: InstalledWallet[]) => found.map((wallet) => wallets.announced({ wallet }))
const listCame = wallets.firstPageReceived({ wallets: [...listed], count: 600 })
const failure = (code: Failure['code']): Failure => ({ code })
const found = [host.started(), ...announced(juniper, harbor), listCame]
const onConnect = [...found, modal.opened({ view: 'Connect' })]
const trying = (wallet: InstalledWallet) => [
  ...onConnect,
  router.viewPushed({ view: 'ConnectingExternal' }),
  connection.attemptStarted({ attempt: 'a1', wallet }),
]
const failed = (code: Failure['code'], wallet = juniper) => [
  ...trying(wallet),
  connection.attemptFailed({ attempt: 'a1', failure: failure(code) }),
]
const connected = (chainId: `${string}:${string}` = 'eip155:1', wallet = juniper) => [
  ...found,
  connection.attemptStarted({ attempt: 'a1', wallet }),
  connection.attemptSucceeded({ attempt: 'a1', namespace: 'eip155', accounts: [ada], chainId }),
]
const holder = { chainId: 'eip155:1' as const, address: ada }
const onAccount = [...connected(), modal.opened({ view: 'Account' }), account.balanceRequested(holder)]
const holding = (amount: string) => [...onAccount, account.balanceReceived({ ...holder, amount })]
const onNetworks = [...holding('1500000000000000000'), router.viewPushed({ view: 'Networks' })]
const switching = [...onNetworks, network.switchStarted({ attempt: 's1', chainId: 'eip155:8453' })]
const says = (variant: 'success' | 'error' | 'loading', text: string) =>
  toast.shown({ variant, message: { text } })

const hebrew: Setting = {
  locale: 'he',
  strings: {
    'connect.title': 'חיבור ארנק',
    'connect.installed': 'מותקנים',
    'connect.installedTag': 'מותקן',
    'connect.recommended': 'ארנקים נוספים',
    'connect.getTag': 'קבל',
    'connect.legal': 'בחיבור הארנק, אתה מסכים לתנאים שלנו',
    'connect.terms': 'תנאי שימוש',
    'connect.privacy': 'מדיניות פרטיות',
    'networks.title': 'בחירת רשת',
    'networks.search': 'חיפוש רשת',
    'networks.current': 'נוכחית',
    'account.title': 'חשבון',
    'account.network': 'רשת',
    'account.wallet': 'ארנק',
    'account.disconnect': 'התנתקות',
  },
}

/** Every view in every state worth looking at. */
export const scenes: Readonly<Record<string, Scene>> = {
  'connect skeletons': { events: [host.started(), modal.opened({ view: 'Connect' })] },
  'connect installed while loading': {
    events: [host.started(), ...announced(juniper), modal.opened({ view: 'Connect' })],
  },
  connect: { events: onConnect },
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
  'connect right to left': { setting: hebrew, events: onConnect },
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
    events: [...found, connection.reconnectStarted({ wallet: juniper }), modal.opened({ view: 'Account' })],
  },
  'account nobody': { events: [...found, connection.nothingRemembered(), modal.opened({ view: 'Account' })] },
  'account right to left': { setting: hebrew, events: holding('1482900000000000000') },
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
  'toast success': { events: [...holding('1482900000000000000'), says('success', 'account.copied')] },
  'toast error': { events: [...holding('1482900000000000000'), says('error', 'connection.misbehaved')] },
  'toast loading': { events: [...onConnect, says('loading', 'modal.loading')] },
  busy: { events: [...onConnect, modal.loadingChanged({ loading: true })] },
}

/** The first event of every scene. */
export function optionsFor(setting: Setting = {}): Draft {
  const options = parseOptions({
    projectId: 'scenes',
    networks: [mainnet, base, polygon, optimism, arbitrum],
    termsConditionsUrl: 'https://orchard.example/terms',
    privacyPolicyUrl: 'https://orchard.example/privacy',
    ...setting,
  })
  return host.optionsGiven({ options })
}
