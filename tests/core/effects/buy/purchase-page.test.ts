import { expect, test } from 'vitest'
import { fakeOnRamp } from '../../../../adapters/fake/fake-on-ramp.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { buying, meld, payPage } from './story.ts'

test('a press on a provider opens the window at once, and leads it to the page once that is known', () => {
  const story = buying()
  const link = story.shop.hang('link')
  story.buy()
  expect(story.view()).toBe('BuyInProgress')
  expect(story.shop.windows()).toMatchObject([{ link: null, isOpen: true }])
  expect(story.current()).toMatchObject({ step: 'preparing', window: 'open', address: alice.address })
  link.answer({ link: payPage })
  expect(story.shop.windows()).toMatchObject([{ link: payPage, isOpen: true }])
  expect(story.current()).toMatchObject({ step: 'waiting', link: payPage })
})

test('the page of a provider that the host named is known without a question', () => {
  const story = buying({ options: { onRampProviders: [meld] } })
  story.buy('meld')
  expect(story.asked('link')).toHaveLength(0)
  expect(story.shop.windows()).toMatchObject([
    { link: `https://meld.example/?to=${alice.address}&what=USDC&sum=25.00` },
  ])
})

test('a provider that the host does not name sells nothing', () => {
  const story = buying()
  story.buy('meld')
  expect(story.bought()).toEqual([])
})

test('a page that cannot be had closes the empty window, and is asked for again in another one', () => {
  const story = buying()
  story.shop.reject('link', { code: 'unreachable' })
  story.buy()
  expect(story.shop.windows()).toMatchObject([{ link: null, isOpen: false }])
  expect(story.current()).toMatchObject({ step: 'failed', failure: { code: 'unreachable' } })
  story.retry()
  expect(story.current()).toMatchObject({ step: 'waiting', window: 'open', failure: null })
  expect(story.shop.windows().map(({ isOpen }) => isOpen)).toEqual([false, true])
  expect(story.view()).toBe('BuyInProgress')
})

test('a page that never comes is waited for twelve seconds', () => {
  const story = buying()
  story.shop.hang('link')
  story.buy()
  story.clock.pass(11_999)
  expect(story.current()?.step).toBe('preparing')
  story.clock.pass(1)
  expect(story.current()).toMatchObject({ step: 'failed', failure: { code: 'timed-out' } })
  expect(story.shop.windows()).toMatchObject([{ isOpen: false }])
})

test('a window that opens after its page was known is led there', () => {
  const story = buying()
  const window = story.shop.hang('openWindow')
  story.buy()
  expect([story.current()?.step, story.asked('leadWindow')]).toEqual(['waiting', []])
  window.answer({ kind: 'opened' })
  expect(story.asked('leadWindow').map(({ request }) => request)).toMatchObject([
    { link: story.current()?.link },
  ])
})

test('a window that opens after its page could not be had is closed', () => {
  const story = buying()
  const window = story.shop.hang('openWindow')
  story.shop.reject('link', { code: 'unreachable' })
  story.buy()
  window.answer({ kind: 'opened' })
  expect(story.asked('leadWindow')).toEqual([])
  expect(story.asked('closeWindow')).toHaveLength(2)
})

test('a duplicate link event opens the page once', () => {
  const story = buying({ shop: fakeOnRamp({ order: 'twice' }) })
  story.buy()
  const links = story.events.filter(({ type }) => type === 'onRamp/linkReceived')
  expect([links.length, story.bought().length]).toEqual([1, 1])
  expect(new Set(story.asked('leadWindow').map(({ request }) => JSON.stringify(request))).size).toBe(1)
})

test('a page that comes once Latchkey was stopped leads nowhere', () => {
  const story = buying()
  const link = story.shop.hang('link')
  story.buy()
  story.latchkey.stop()
  link.answer({ link: payPage })
  expect(story.asked('leadWindow')).toEqual([])
  expect(story.asked('openWindow').map(({ isAborted }) => isAborted)).toEqual([true])
})

test('a window that cannot be navigated is reported, and a retry opens another', () => {
  const story = buying()
  story.shop.reject('leadWindow', { code: 'malformed-answer' })
  story.buy()
  expect(story.current()).toMatchObject({ step: 'failed', failure: { code: 'malformed-answer' } })
  expect(story.shop.windows()).toMatchObject([{ isOpen: false }])
  story.retry()
  expect(story.current()?.step).toBe('waiting')
})

test('a window that was blocked leaves the page as a link, and the purchase is followed all the same', () => {
  const story = buying()
  story.shop.reject('openWindow', { code: 'popup-blocked' })
  story.buy()
  expect(story.current()).toMatchObject({ step: 'waiting', window: 'blocked' })
  expect(story.current()?.link).toContain(alice.address)
  expect(story.asked('leadWindow')).toHaveLength(0)
  story.press(onRamp.windowRequested({ flow: story.current()?.id ?? '' }))
  expect(story.bought()).toHaveLength(1)
  expect(story.current()?.window).toBe('open')
  expect(story.shop.windows()).toMatchObject([{ link: story.current()?.link, isOpen: true }])
})

test('a window that the visitor closed is opened again by a press, on the same page', () => {
  const story = buying()
  story.buy()
  const { id = '' } = story.current() ?? {}
  story.shop.closeByVisitor(id)
  expect(story.current()).toMatchObject({ step: 'waiting', window: 'closed' })
  story.retry()
  expect(story.bought()).toHaveLength(1)
  expect(story.shop.windows()).toMatchObject([
    { isOpen: false },
    { isOpen: true, link: story.current()?.link },
  ])
  story.shop.closeByVisitor(id)
  expect(story.current()?.window).toBe('closed')
})

test('a press does nothing while the window is open', () => {
  const story = buying()
  story.buy()
  expect(story.parts().retry).toBeNull()
  story.press(onRamp.windowRequested({ flow: story.current()?.id ?? '' }))
  expect([story.bought().length, story.shop.windows().length]).toEqual([1, 1])
})

test('a terminal opens no window, and has the page as a link', () => {
  const story = buying({ device: { kind: 'terminal' } })
  story.buy()
  expect(story.current()).toMatchObject({ step: 'waiting', window: 'none' })
  expect(story.asked('openWindow')).toHaveLength(0)
  expect(story.asked('prepareWindow')).toHaveLength(0)
  expect(story.histories()).toHaveLength(1)
})

test('copying the link of the page shows a toast', () => {
  const story = buying()
  story.buy()
  story.press(onRamp.linkCopyRequested({ flow: story.current()?.id ?? '' }))
  expect(story.clipboard.questions.map(({ request }) => request)).toEqual([{ text: story.current()?.link }])
  expect(story.toasts()).toEqual(['onRamp.linkCopied'])
})

test('a blocked clipboard and a missing link show toasts', () => {
  const story = buying()
  const link = story.shop.hang('link')
  story.buy()
  story.press(onRamp.linkCopyRequested({ flow: story.current()?.id ?? '' }))
  link.answer({ link: payPage })
  story.clipboard.reject('write', { code: 'clipboard-blocked' })
  story.press(onRamp.linkCopyRequested({ flow: story.current()?.id ?? '' }))
  expect(story.toasts()).toEqual(['onRamp.noLink', 'account.copyFailed'])
})

test('a purchase of another account offers no retry', () => {
  const story = buying()
  story.shop.reject('link', { code: 'unreachable' })
  story.buy()
  expect(story.parts().retry).not.toBeNull()
  story.injected.change(harbor.wallet.key, {
    kind: 'accounts',
    namespace: 'eip155',
    accounts: [bob.address],
  })
  expect(story.parts().retry).toBeNull()
  story.retry()
  expect(story.bought()).toMatchObject([{ address: alice.address }])
})

test('another try soon after takes the quote that still holds', () => {
  const story = buying()
  story.shop.reject('link', { code: 'unreachable' })
  story.buy()
  story.retry()
  expect(story.current()?.quote?.purchaseAmount.amount).toBe('24.00')
})

test('a retry with an expired quote carries no quote until a new one arrives', () => {
  const story = buying()
  story.buy()
  story.clock.pass(200_000)
  expect(story.current()?.step).toBe('overdue')
  story.retry()
  expect(story.current()).toMatchObject({ step: 'waiting', quote: null })
  story.press(router.wentBack())
  story.clock.pass(200)
  expect(story.current()?.quote?.purchaseAmount.amount).toBe('24.00')
})

test('a retry after a disconnect buys nothing', () => {
  const story = buying()
  story.shop.reject('link', { code: 'unreachable' })
  story.buy()
  story.press(connection.disconnectRequested({}))
  story.retry()
  expect(story.bought()).toHaveLength(1)
})
