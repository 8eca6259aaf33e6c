import { expect, test } from 'vitest'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { embed } from '../../../../core/events/shell/embed.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { arbitrum, base, mainnet, optimism, polygon } from '../../../../core/domain/network/known-networks.ts'
import type { RootState } from '../../../../core/reducers/root.ts'
import { allWalletsView } from '../../../../core/view-models/wallets/all-wallets.ts'
import { networksView } from '../../../../core/view-models/network/networks.ts'
import { onRampTokenSelectView } from '../../../../core/view-models/buy/on-ramp-token-select.ts'
import { typed } from '../../../../core/view-models/parts/text-field.ts'
import type { TextField } from '../../../../core/view-models/parts/parts.ts'
import { swapSelectTokenView } from '../../../../core/view-models/swap/swap-select-token.ts'
import { searchPress, walletChoices } from '../../../../core/view-models/wallets/choices.ts'
import { walletSendSelectTokenView } from '../../../../core/view-models/send/wallet-send-select-token.ts'
import { swapping } from '../swap/story.ts'

type From = 'WalletSend' | 'Swap' | 'OnRampProviders' | 'Account' | 'Connect'
type Seen = (state: RootState) => TextField | null

/** From where one goes to which list, and where one searches there. */
const lists: readonly (readonly [From, EventInput, Seen])[] = [
  [
    'WalletSend',
    router.viewPushed({ view: 'WalletSendSelectToken' }),
    (state) => walletSendSelectTokenView(state).parts.search,
  ],
  [
    'Swap',
    router.viewPushed({ view: 'SwapSelectToken', side: 'source' }),
    (state) => swapSelectTokenView(state).parts.search,
  ],
  [
    'OnRampProviders',
    router.viewPushed({ view: 'OnRampTokenSelect' }),
    (state) => onRampTokenSelectView(state).parts.search,
  ],
  ['Account', router.viewPushed({ view: 'Networks' }), (state) => networksView(state).parts.search],
  ['Connect', router.viewPushed({ view: 'AllWallets' }), (state) => allWalletsView(state).parts.search],
]

/** Somebody who came to a list from a view, and searched there for `usd`. */
function searching(
  from: From,
  toList: EventInput,
  seen: Seen,
  begin: readonly EventInput[] = [modal.openRequested({ view: from })],
) {
  const networks = [mainnet, base, polygon, optimism, arbitrum]
  const { latchkey } = swapping({ options: { networks } })
  const search = () => seen(latchkey.state())
  const press = (...events: readonly EventInput[]) => events.forEach((event) => latchkey.dispatch(event))
  press(...begin, toList)
  const field = search()
  if (field) press(typed(field, 'usd'))
  expect(search()?.value).toBe('usd')
  return { press, search }
}

test.each(lists)('a search that was left for %s is empty the next time', (from, toList, seen) => {
  const { press, search } = searching(from, toList, seen)
  press(router.wentBack(), toList)
  expect(search()?.value).toBe('')
})

test.each(lists)('a search left from %s by closing the modal is cleared', (from, toList, seen) => {
  const { press, search } = searching(from, toList, seen)
  press(modal.closeRequested(), modal.openRequested({ view: from }), toList)
  expect(search()?.value).toBe('')
})

test.each(lists)('in the page, a search left for %s is cleared', (from, toList, seen) => {
  const inPage = [embed.shown(), router.viewReset({ view: from })]
  const { press, search } = searching(from, toList, seen, inPage)
  press(router.wentBack(), toList)
  expect(search()?.value).toBe('')
})

test.each(lists)(
  'a search left from %s in a modal over a page with views is cleared',
  (from, toList, seen) => {
    const { press, search } = searching(from, toList, seen, [
      embed.shown(),
      modal.openRequested({ view: from }),
    ])
    press(modal.closeRequested(), toList)
    expect(search()?.value).toBe('')
  },
)

test.each([
  ['what was found', 'Connect', 'AllWallets', 'ConnectingWalletConnect'],
  ['what is explained', 'Account', 'Networks', 'WhatIsANetwork'],
] as const)('a return from %s to the list restores the search', (_, from, list, onward) => {
  const [, toList, seen] = lists.find(([, { data }]) => Object(data).view === list) ?? []
  const { press, search } = searching(from, toList as EventInput, seen as Seen)
  press(router.viewPushed({ view: onward }), router.wentBack())
  expect(search()?.value).toBe('usd')
})

test.each([
  ['the modal is closed', []],
  ['a view in the page moves', [embed.shown()]],
])('a search of a headless host remains while %s', (_, begin) => {
  const { latchkey } = swapping()
  for (const event of begin) latchkey.dispatch(event)
  latchkey.dispatch(searchPress('harbor'))
  latchkey.dispatch(router.viewPushed({ view: 'BuyInProgress' }))
  expect(walletChoices(latchkey.state()).searched.text).toBe('harbor')
})
