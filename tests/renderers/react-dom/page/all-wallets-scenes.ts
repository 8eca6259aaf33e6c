import type { EventInput } from '../../../../core/events/define-events.ts'
import { host } from '../../../../core/events/host.ts'
import { images } from '../../../../core/events/wallets/images.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { wallets } from '../../../../core/events/wallets/wallets.ts'
import { announced, failure, on } from './happenings.ts'
import { hebrew } from './hebrew.ts'
import { hostile, juniper, many, quill } from './people.ts'
import type { Scene } from './scene.ts'

const onAllWallets = (...pages: readonly EventInput[]) => [
  host.started(),
  ...announced(juniper),
  ...pages,
  modal.opened({ view: 'Connect' }),
  router.viewPushed({ view: 'AllWallets' }),
]
const twin = { id: 'twin', name: 'Juniper', rdns: 'com.example.juniper' }
/** Pictures that need no server: what an id stands in is a drawing. */
const inline = {
  wallet:
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2248%22 height=%2248%22 id=%22',
  network: 'data:,',
  query: '%22%3E%3Cpath d=%22M0 0h48v48H0Z%22/%3E%3C/svg%3E',
}
const wholeList = wallets.firstPageReceived({ wallets: [...many], count: 600 })

/** The whole list: coming, there, searched, failed. */
export const allWalletsScenes: Readonly<Record<string, Scene>> = {
  'all wallets': { events: onAllWallets(wholeList) },
  'all wallets by address': { events: onAllWallets(images.addressed({ addresses: inline }), wholeList) },
  'all wallets asked for': { events: onAllWallets(images.addressed({ addresses: null }), wholeList) },
  'all wallets hostile names': {
    events: onAllWallets(
      wallets.firstPageReceived({
        wallets: [...hostile.map(({ key, name }) => ({ id: key, name })), ...many.slice(0, 9), twin],
        count: 13,
      }),
    ),
  },
  'all wallets loading': { events: onAllWallets() },
  'all wallets half way': {
    events: onAllWallets(wallets.firstPageReceived({ wallets: many.slice(0, 40), count: 600 })),
  },
  'all wallets on a phone': { events: [on('android'), ...onAllWallets(wholeList)] },
  'all wallets right to left': { setting: hebrew, events: onAllWallets(wholeList) },
  'all wallets searching': {
    events: [...onAllWallets(wholeList), wallets.searchTyped({ text: 'lan' })],
  },
  'all wallets found': {
    events: [
      ...onAllWallets(wholeList),
      wallets.searchTyped({ text: 'quill' }),
      wallets.searchReceived({ text: 'quill', wallets: [quill] }),
    ],
  },
  'all wallets nothing found': {
    events: [
      ...onAllWallets(wholeList),
      wallets.searchTyped({ text: 'zzz' }),
      wallets.searchReceived({ text: 'zzz', wallets: [] }),
    ],
  },
  'all wallets failed': {
    events: onAllWallets(wallets.firstPageFailed({ failure: failure('unreachable') })),
  },
  'all wallets failed half way': {
    events: onAllWallets(
      wallets.firstPageReceived({ wallets: many.slice(0, 40), count: 600 }),
      wallets.pageFailed({ page: 2, failure: failure('unreachable') }),
    ),
  },
}
