import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { buying, row, usdcOnEthereum, payPage } from './story.ts'

test('the history is read past caches as a purchase begins', () => {
  const { buy, histories } = buying()
  buy()
  expect(histories().map(({ request }) => request)).toEqual([
    { chainId: 'eip155:1', address: alice.address, cursor: null, onramp: 'coinbase' },
  ])
})

test('the history is asked every four seconds', () => {
  const { buy, histories, clock } = buying()
  buy()
  clock.pass(3999)
  expect(histories()).toHaveLength(1)
  clock.pass(1)
  expect(histories()).toHaveLength(2)
  clock.pass(40_000)
  expect(histories()).toHaveLength(12)
})

test('a purchase that is paid is on its way, and then it has come', () => {
  const story = buying()
  story.buy()
  story.rows.unshift(row({ status: 'pending' }))
  story.clock.pass(4000)
  expect(story.current()).toMatchObject({ step: 'processing', purchase: 'p1' })
  expect(story.view()).toBe('OnRampActivity')
  expect(story.toasts()).toEqual([])
  story.rows[0] = row({ status: 'confirmed', chainId: 'eip155:1' })
  story.clock.pass(4000)
  expect(story.current()?.step).toBe('bought')
  expect(story.toasts()).toEqual(['onRamp.bought'])
  expect(story.events.findLast(({ type }) => type === 'tokenBalances/moved')?.data).toEqual({
    chainId: 'eip155:1',
    address: alice.address,
    tokens: [usdcOnEthereum],
  })
})

test('a completed purchase is no longer polled', () => {
  const { buy, rows, clock, histories, press } = buying()
  buy()
  rows.unshift(row())
  clock.pass(4000)
  press(modal.closeRequested())
  const asked = histories().length
  clock.pass(60_000)
  expect(histories()).toHaveLength(asked)
})

test('a declined purchase is reported in its view, and a retry is a new purchase', () => {
  const story = buying()
  story.buy()
  story.rows.unshift(row({ status: 'failed' }))
  story.clock.pass(4000)
  expect(story.current()).toMatchObject({ step: 'declined' })
  expect([story.view(), story.toasts()]).toEqual(['BuyInProgress', []])
  story.retry()
  story.clock.pass(8000)
  expect(story.current()).toMatchObject({ step: 'waiting' })
  story.rows.unshift(row({ id: 'p2' }))
  story.clock.pass(4000)
  expect(story.bought().map(({ step }) => step)).toEqual(['declined', 'bought'])
})

test('purchases of before are not this one', () => {
  const story = buying({ rows: [row({ status: 'pending', minedAt: 9e12 }), row({ id: 'p0' })] })
  const link = story.shop.hang('link')
  story.buy()
  link.answer({ link: payPage })
  story.clock.pass(8000)
  expect(story.current()?.step).toBe('waiting')
})

test('if the first history is late, only transactions after the press count', () => {
  const story = buying()
  story.clock.pass(1000)
  const first = story.transactions.hang('history')
  story.buy()
  story.clock.pass(10_000)
  expect(story.histories()).toHaveLength(1)
  first.answer({ transactions: [row({ minedAt: 9000 }), row({ id: 'p0', minedAt: 500 })], next: null })
  expect(story.current()).toMatchObject({ step: 'bought', purchase: 'p1', known: ['p0'] })
})

test('a history that fails in between is asked again', () => {
  const story = buying()
  story.buy()
  story.transactions.reject('history', { code: 'unreachable' })
  story.transactions.reject('history', { code: 'http-status', status: 502 })
  story.clock.pass(8000)
  expect(story.current()?.step).toBe('waiting')
  story.rows.unshift(row())
  story.clock.pass(4000)
  expect(story.current()?.step).toBe('bought')
})

test('a purchase without a transaction is overdue after exactly three minutes', () => {
  const story = buying()
  story.buy()
  story.clock.pass(179_999)
  expect(story.current()?.step).toBe('waiting')
  story.clock.pass(1)
  expect(story.current()?.step).toBe('overdue')
  expect(story.toasts()).toEqual([])
})

test('a late payment or a second card completes the purchase while its view is open', () => {
  const late = buying()
  late.buy()
  late.clock.pass(200_000)
  late.rows.unshift(row({ status: 'pending' }))
  late.clock.pass(4000)
  expect([late.current()?.step, late.view()]).toEqual(['processing', 'OnRampActivity'])
  const declined = buying()
  declined.buy()
  declined.rows.unshift(row({ status: 'failed' }))
  declined.clock.pass(40_000)
  expect(declined.events.filter(({ type }) => type === 'onRamp/declined')).toHaveLength(1)
  declined.rows.unshift(row({ id: 'p2' }))
  declined.clock.pass(4000)
  expect([declined.current()?.purchase, declined.toasts()]).toEqual(['p2', ['onRamp.bought']])
})

test('a second declined card is reported once', () => {
  const story = buying()
  story.buy()
  story.rows.unshift(row({ status: 'failed' }))
  story.clock.pass(4000)
  story.rows.unshift(row({ id: 'p2', status: 'failed' }))
  story.clock.pass(40_000)
  expect(story.events.filter(({ type }) => type === 'onRamp/declined')).toHaveLength(2)
})

test('history is polled less often for an hour after the visitor leaves, and their return polls at once', () => {
  const story = buying()
  story.buy()
  story.clock.pass(180_000)
  story.press(router.wentBack())
  story.clock.pass(4000)
  const asked = story.histories().length
  story.clock.pass(60_000)
  expect(story.histories()).toHaveLength(asked + 2)
  story.clock.pass(3_600_000)
  const last = story.histories().length
  story.clock.pass(60_000)
  expect(story.histories()).toHaveLength(last)
  story.rows.unshift(row())
  story.go('BuyInProgress', story.current()?.id)
  expect([story.current()?.step, story.toasts()]).toEqual(['bought', ['onRamp.bought']])
})

test('a new transaction completes the current purchase, not an earlier overdue one', () => {
  const story = buying()
  story.buy()
  story.clock.pass(180_000)
  story.retry()
  story.rows.unshift(row())
  story.clock.pass(4000)
  expect(story.bought().map(({ step }) => step)).toEqual(['overdue', 'bought'])
})

test('a history read from before a sleep does not make a purchase overdue, but the next one does', () => {
  const story = buying()
  story.buy()
  story.clock.pass(172_000)
  const asked = story.transactions.hang('history')
  story.clock.pass(9000)
  asked.answer({ transactions: [], next: null })
  expect(story.current()?.step).toBe('waiting')
  story.clock.pass(4000)
  expect(story.current()?.step).toBe('overdue')
})

test('one failed read after three minutes does not end the wait', () => {
  const story = buying()
  story.buy()
  story.clock.pass(176_000)
  story.transactions.reject('history', { code: 'unreachable' })
  story.clock.pass(4000)
  expect(story.current()?.step).toBe('waiting')
  story.rows.unshift(row())
  story.clock.pass(4000)
  expect([story.current()?.step, story.toasts()]).toEqual(['bought', ['onRamp.bought']])
})

test('a purchase is overdue if the history never answers', () => {
  const story = buying()
  for (let index = 0; index < 50; index++) story.transactions.reject('history', { code: 'unreachable' })
  story.buy()
  story.press(modal.closeRequested())
  story.clock.pass(180_000)
  expect([story.current()?.step, story.toasts()]).toEqual(['overdue', ['onRamp.unsure']])
})

test('a pending purchase is never overdue and is polled less often after a while', () => {
  const story = buying()
  story.buy()
  story.press(modal.closeRequested())
  story.rows.unshift(row({ status: 'pending' }))
  story.clock.pass(184_000)
  const asked = story.histories().length
  story.clock.pass(120_000)
  expect(story.current()?.step).toBe('processing')
  expect(story.histories()).toHaveLength(asked + 4)
  story.rows[0] = row()
  story.clock.pass(30_000)
  expect(story.toasts()).toEqual(['onRamp.bought'])
})

test('a purchase continues after its view is left, and its end shows a toast', () => {
  const story = buying()
  story.buy()
  story.press(router.wentBack())
  story.rows.unshift(row({ status: 'pending' }))
  story.clock.pass(4000)
  expect(story.view()).toBe('OnRampProviders')
  story.rows[0] = row({ status: 'failed' })
  story.clock.pass(4000)
  expect([story.view(), story.toasts()]).toEqual(['OnRampProviders', ['onRamp.declined']])
})

test('closing the modal ends nothing either', () => {
  const story = buying()
  story.buy()
  story.press(modal.closeRequested())
  story.clock.pass(180_000)
  expect(story.toasts()).toEqual(['onRamp.overdue'])
  expect(story.latchkey.state().modal.open).toBe(false)
})

test('a window that was closed is no end of it', () => {
  const story = buying()
  story.buy()
  story.shop.closeByVisitor(story.current()?.id ?? '')
  story.rows.unshift(row())
  story.clock.pass(4000)
  expect(story.current()).toMatchObject({ step: 'bought', window: 'closed' })
})

test('another account in the wallet does not move it, and does not see its purchases', () => {
  const story = buying()
  story.buy()
  story.injected.change(harbor.wallet.key, {
    kind: 'accounts',
    namespace: 'eip155',
    accounts: [bob.address],
  })
  story.rows.unshift(row())
  story.clock.pass(4000)
  expect(story.current()).toMatchObject({ step: 'bought', address: alice.address })
  expect(story.view()).not.toBe('OnRampActivity')
  expect(toastView(story.latchkey.state())?.text).toBe('Bought USDC for 0xf39F…2266')
})

test('a toast names the account of a purchase that completes after the disconnect', () => {
  const story = buying()
  story.buy()
  story.press(connection.disconnectRequested({}))
  story.press(modal.openRequested({ view: 'Connect' }))
  story.rows.unshift(row())
  story.clock.pass(4000)
  expect(toastView(story.latchkey.state())?.text).toBe('Bought USDC for 0xf39F…2266')
})

test('two purchases at once end separately', () => {
  const story = buying()
  story.buy()
  story.press(router.wentBack())
  story.type('100')
  story.choose()
  const statuses = () => story.bought().map(({ step, purchase }) => [step, purchase])
  story.rows.unshift(row({ id: 'large', amount: '99.00', status: 'pending' }))
  story.clock.pass(4000)
  expect(statuses()).toEqual([
    ['waiting', null],
    ['processing', 'large'],
  ])
  story.rows.unshift(row({ id: 'small', amount: '24.00' }))
  story.clock.pass(4000)
  expect(statuses()).toEqual([
    ['bought', 'small'],
    ['processing', 'large'],
  ])
  story.rows[1] = row({ id: 'large', amount: '99.00', status: 'failed' })
  story.clock.pass(4000)
  expect(statuses()).toEqual([
    ['bought', 'small'],
    ['declined', 'large'],
  ])
})

test('of two purchases with the same amount the newest one is completed', () => {
  const story = buying()
  story.buy()
  story.press(router.wentBack())
  story.choose()
  story.rows.unshift(row())
  story.clock.pass(4000)
  expect(story.bought().map(({ step }) => step)).toEqual(['waiting', 'bought'])
})

test('a transaction of another token or network does not complete the purchase', () => {
  const story = buying()
  story.buy()
  const [transfer] = row().transfers
  story.rows.unshift(row({ transfers: transfer ? [{ ...transfer, symbol: 'ETH' }] : [] }))
  story.rows.unshift(row({ id: 'p2', chainId: 'eip155:137' }))
  story.clock.pass(4000)
  expect(story.current()?.step).toBe('waiting')
})

test('a stop ends the polling, and no toast follows', () => {
  const story = buying()
  const link = story.shop.hang('link')
  story.buy()
  story.latchkey.stop()
  link.answer({ link: payPage })
  story.rows.unshift(row())
  const asked = story.histories().length
  story.clock.pass(200_000)
  expect(story.histories()).toHaveLength(asked)
  expect(story.form()).toMatchObject({ purchases: {} })
  expect(story.toasts()).toEqual([])
})
