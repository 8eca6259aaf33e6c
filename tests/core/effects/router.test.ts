import { expect, test } from 'vitest'
import { modal } from '../../../core/events/modal.ts'
import { router } from '../../../core/events/router.ts'
import { startStory } from '../../../fixtures/story.ts'
import { shownViews } from '../../../fixtures/shown-views.ts'

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
  go(router.leaveRequested())
  expect(history()).toEqual(['Connect'])
  go(router.leaveRequested())
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
  go(router.transactionPushed({ onSuccess, onCancel: { then: 'reset', route: { view: 'Connect' } } }))
  go(router.transactionEnded({ outcome }))
  expect(history()).toEqual(expected)
  expect(latchkey.state().router.transactions).toEqual([])
})

test('a cancelled transaction carries out what was laid down for cancelling', () => {
  const { go, history } = opened()
  go(
    router.transactionPushed({
      onSuccess: { then: 'goBack' },
      onCancel: { then: 'reset', route: { view: 'Networks' } },
    }),
  )
  go(router.transactionEnded({ outcome: 'cancel' }))
  expect(history()).toEqual(['Networks'])
})
