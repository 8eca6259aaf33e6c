import type { Device } from '../../../../core/domain/shell/device.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { wallets } from '../../../../core/events/wallets/wallets.ts'
import { announced, failure, on, onConnect, onNetworks } from './happenings.ts'
import { hebrew } from './hebrew.ts'
import { pairingUri, quill } from './people.ts'
import type { Scene } from './scene.ts'

const started = (id: string): EventInput => ({ ...pairing.started(), id }) as EventInput

/** What happened before, and then a code that is ready. */
export const ready = (...before: readonly EventInput[]) => [
  ...before,
  started('p1'),
  pairing.ready({ flow: 'p1', uri: pairingUri, expiresAt: 300_000 }),
]
const pairingWith = (walletId: string | null, kind: Device['kind'] = 'desktop') => [
  ...onConnect,
  on(kind),
  wallets.pageReceived({ page: 2, wallets: [quill], count: 600 }),
  router.viewPushed({ view: 'ConnectingWalletConnect' }),
  pairing.walletChosen({ walletId }),
]

/** The ways to a wallet elsewhere, to a new one, and what there is to know first. */
export const pairingScenes: Readonly<Record<string, Scene>> = {
  'pairing preparing': { events: [...pairingWith(null), started('p1')] },
  pairing: { events: ready(...pairingWith(null)) },
  'pairing with a wallet': { events: ready(...pairingWith('quill')) },
  'pairing right to left': { setting: hebrew, events: ready(...pairingWith('quill')) },
  'pairing in its app': { events: ready(...pairingWith('quill', 'ios')) },
  'pairing after its app': { events: [...ready(...pairingWith('quill', 'android')), pairing.appOpened()] },
  'pairing in a page': {
    events: [...ready(...pairingWith('quill')), pairing.platformChosen({ platform: 'web' })],
  },
  'pairing installed here': {
    events: [
      ...announced({ key: 'com.quill', name: 'Quill', icon: null }),
      ...ready(...pairingWith('quill')),
    ],
  },
  'pairing failed': {
    events: [
      ...pairingWith('quill'),
      started('p1'),
      pairing.failed({ flow: 'p1', failure: failure('unreachable') }),
    ],
  },
  'pairing failed for any wallet': {
    events: [
      ...pairingWith(null),
      started('p1'),
      pairing.failed({ flow: 'p1', failure: failure('project-refused') }),
    ],
  },
  downloads: { events: [...ready(...pairingWith('quill')), router.viewPushed({ view: 'Downloads' })] },
  'get a wallet': { events: [...onConnect, router.viewPushed({ view: 'GetWallet' })] },
  'what is a wallet': { events: [...onConnect, router.viewPushed({ view: 'WhatIsAWallet' })] },
  'what is a wallet right to left': {
    setting: hebrew,
    events: [...onConnect, router.viewPushed({ view: 'WhatIsAWallet' })],
  },
  'what is a network': { events: [...onNetworks, router.viewPushed({ view: 'WhatIsANetwork' })] },
}
