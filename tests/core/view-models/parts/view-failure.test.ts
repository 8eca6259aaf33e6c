import { expect, test } from 'vitest'
import { account } from '../../../../core/events/account/account.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { chromeView } from '../../../../core/view-models/shell/chrome.ts'
import { screenOf } from '../../../../core/view-models/parts/screen-of.ts'
import { viewFailureView } from '../../../../core/view-models/parts/view-failure.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

test('a view that cannot be made says so by its title, and why', async () => {
  const { latchkey } = startStory()
  await latchkey.connect({ wallet: harbor.wallet.key })
  expect(screenOf(latchkey.state(), accountView).title).toBe('Account')
  latchkey.dispatch(
    account.balanceReceived({ chainId: 'eip155:1', address: alice.address, amount: 'nonsense' }),
  )
  expect(screenOf(latchkey.state(), accountView)).toEqual({
    title: 'Something went wrong',
    error: expect.any(Error),
  })
})

test('a broken view is replaced by a sentence and a retry', () => {
  const { latchkey } = startStory()
  expect(viewFailureView(latchkey.state(), 'broken').parts).toMatchObject({
    failed: { tone: 'negative', title: "Couldn't show this view" },
    retry: { label: 'Try again', press: { type: 'router/viewRetried' } },
  })
})

test('a view whose code failed to load shows advice', () => {
  const { latchkey } = startStory()
  expect(viewFailureView(latchkey.state(), 'not-loaded').parts.failed).toMatchObject({
    title: "Couldn't load this view",
    body: "Check your connection and try again. If that doesn't help, reload the page.",
  })
})

test('retries are counted per view', () => {
  const { latchkey } = startStory()
  const tries = () => chromeView(latchkey.state()).tries
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(router.viewRetried())
  latchkey.dispatch(router.viewRetried())
  expect(tries()).toBe(2)
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  expect(tries()).toBe(0)
})
