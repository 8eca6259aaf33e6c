import { expectTypeOf, test } from 'vitest'
import { modal } from '../../core/events/shell/modal.ts'
import { router } from '../../core/events/shell/router.ts'
import type { Verbs } from '../../core/verbs/verbs.ts'

const open = {} as Verbs['open']

test('a view is opened with its own arguments only', () => {
  expectTypeOf(open).toBeCallableWith({
    view: 'WalletSend',
    token: 'native',
    amount: '1',
    receiver: 'bob.eth',
  })
  expectTypeOf(open).toBeCallableWith({ view: 'WalletSend', wallet: 'com.example.wallet' })
  expectTypeOf(open).toBeCallableWith({ view: 'Networks' })
  expectTypeOf(open).toBeCallableWith({ wallet: 'com.example.wallet' })
  expectTypeOf(open).toBeCallableWith()
  // @ts-expect-error an amount is a text
  void open({ view: 'WalletSend', amount: 1 })
  // @ts-expect-error there is no such argument
  void open({ view: 'WalletSend', colour: 'red' })
  // @ts-expect-error another view takes none
  void open({ view: 'Networks', token: 'native' })
  // @ts-expect-error without a view there are none
  void open({ token: 'native' })
  // @ts-expect-error nobody is offered this view
  void open({ view: 'WalletSendPreview' })
})

test('moves carry the arguments of their view', () => {
  expectTypeOf(router.viewPushed).toBeCallableWith({ view: 'WalletSend', receiver: 'bob.eth' })
  expectTypeOf(modal.openRequested).toBeCallableWith({})
  // @ts-expect-error another view takes none
  router.viewPushed({ view: 'Networks', receiver: 'bob.eth' })
  // @ts-expect-error an amount is a text
  modal.openRequested({ view: 'WalletSend', amount: 1 })
})
