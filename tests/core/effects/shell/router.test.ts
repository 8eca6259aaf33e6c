import { expect, test } from 'vitest'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { startStory } from '../../../../fixtures/story.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

function opened() {
  const story = startStory()
  story.latchkey.dispatch(modal.openRequested({}))
  return { ...story, history: () => shownViews(story.latchkey.state()), go: story.latchkey.dispatch }
}

test('pushing the current view is ignored, another one is added', () => {
  const { go, history } = opened()
  go(router.viewPushed({ view: 'Connect' }))
  expect(history()).toEqual(['Connect'])
  go(router.viewPushed({ view: 'Networks' }))
  expect(history()).toEqual(['Connect', 'Networks'])
})

test('replace changes the last entry, reset leaves only one', () => {
  const { go, history } = opened()
  go(router.viewPushed({ view: 'Networks' }))
  go(router.viewReplaced({ view: 'Account' }))
  expect(history()).toEqual(['Connect', 'Account'])
  go(router.viewReset({ view: 'Networks' }))
  expect(history()).toEqual(['Networks'])
})

test('going back needs something to go back to', () => {
  const { go, history } = opened()
  go(router.wentBack())
  go(router.wentBackToIndex({ index: 0 }))
  expect(history()).toEqual(['Connect'])
  go(router.viewPushed({ view: 'Networks' }))
  go(router.viewPushed({ view: 'Account' }))
  go(router.wentBackToIndex({ index: 0 }))
  expect(history()).toEqual(['Connect'])
})

test('leaving a view goes back, and from the first view closes the modal', () => {
  const { go, history, latchkey } = opened()
  go(router.viewPushed({ view: 'Networks' }))
  go(router.exitRequested())
  expect(history()).toEqual(['Connect'])
  go(router.exitRequested())
  expect(latchkey.state().modal.open).toBe(false)
})

test.each([
  ['success', { then: 'reset', route: { view: 'Account' } }, ['Account']],
  ['success', { then: 'goBack' }, ['Connect']],
  [
    'success',
    { then: 'publish', event: router.viewPushed({ view: 'Account' }) },
    ['Connect', 'Networks', 'Account'],
  ],
] as const)('a transaction that ends in %s carries out %o', (outcome, onSuccess, expected) => {
  const { go, history, latchkey } = opened()
  go(router.viewPushed({ view: 'Networks' }))
  go(
    router.transactionPushed({
      holder: 'e1',
      onSuccess,
      onCancel: { then: 'reset', route: { view: 'Connect' } },
    }),
  )
  go(router.transactionEnded({ holder: 'e1', outcome }))
  expect(history()).toEqual(expected)
  expect(latchkey.state().router.transactions).toEqual([])
})

test('a cancelled router transaction performs its cancel action', () => {
  const { go, history } = opened()
  go(
    router.transactionPushed({
      holder: 'e1',
      onSuccess: { then: 'goBack' },
      onCancel: { then: 'reset', route: { view: 'Networks' } },
    }),
  )
  go(router.transactionEnded({ holder: 'e1', outcome: 'cancel' }))
  expect(history()).toEqual(['Networks'])
})

const token = 'native'
const asked = { view: 'WalletSend', token, amount: '1.5', receiver: 'bob.eth' } as const

test('the same view with other arguments is another route, and with the same ones it stays where it is', () => {
  const { go, history, latchkey } = opened()
  go(router.viewPushed(asked))
  go(router.viewPushed({ ...asked }))
  expect(history()).toEqual(['Connect', 'WalletSend'])
  go(router.viewPushed({ ...asked, amount: '2' }))
  go(router.viewPushed({ view: 'WalletSend' }))
  expect(latchkey.state().router.history).toEqual([
    { view: 'Connect' },
    asked,
    { ...asked, amount: '2' },
    { view: 'WalletSend' },
  ])
  go(router.wentBackToIndex({ index: 1 }))
  expect(latchkey.state().router.history.at(-1)).toEqual(asked)
})

test.each([
  ['viewPushed', router.viewPushed],
  ['viewReplaced', router.viewReplaced],
  ['viewReset', router.viewReset],
  ['openRequested', modal.openRequested],
])('invalid arguments of a view are refused by %s', (_, move) => {
  const { go, latchkey } = opened()
  const given = { ...asked, amount: 1.5, receiver: '', colour: 'red' } as unknown as typeof asked
  latchkey.dispatch(move(given))
  expect(latchkey.state().router.history.at(-1)).toEqual(
    move === modal.openRequested ? { view: 'Connect' } : { view: 'WalletSend', token },
  )
  go(router.viewPushed({ view: 'Networks', token } as unknown as { view: 'Networks' }))
  expect(latchkey.state().router.history.at(-1)).toEqual({ view: 'Networks' })
})

test('a transaction may lead to a view with its arguments', () => {
  const { go, latchkey } = opened()
  go(
    router.transactionPushed({
      holder: 'e1',
      onSuccess: { then: 'reset', route: asked },
      onCancel: { then: 'goBack' },
    }),
  )
  go(router.transactionEnded({ holder: 'e1', outcome: 'success' }))
  expect(latchkey.state().router.history).toEqual([asked])
})
