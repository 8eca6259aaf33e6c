import { expect, test } from 'vitest'
import { shortAddress } from '../../../../core/domain/account/account.ts'
import { coinbase } from '../../../../core/domain/buy/provider.ts'
import { parseOptions } from '../../../../core/domain/options/parse-options.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { host } from '../../../../core/events/host.ts'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { purchases } from '../../../../core/events/buy/purchases.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { bob } from '../../../../fixtures/people.ts'
import { storyOptions } from '../../../../fixtures/story.ts'
import { buying, holder, meld, order } from './state.ts'

const link = 'https://pay.example/buy?amount=100'
const came = onRamp.linkReceived({ flow: 'b', link })
const moved = (address: string) =>
  connection.accountsChanged({ session: 'a', namespace: 'eip155', accounts: [address] })
const [toBob, toAlice] = [moved(bob.address), moved(holder.address)]
const opened = onRamp.windowOpened({ flow: 'b' })

/** Alice pressed Coinbase, its window opened, and its page stands there. */
function paying() {
  const story = buying()
  story.begin()
  story.tell(opened, came)
  return story
}

test('a purchase first loads its page and then says where to pay', () => {
  const { purchase, begin, tell } = buying()
  begin()
  expect(purchase().status).toMatchObject({
    title: 'Buy with Coinbase',
    body: 'Opening the payment page.',
  })
  expect(purchase().copy?.press).toBeNull()
  tell(opened, came)
  expect(purchase().status?.body).toBe(
    "Continue in the other window. We'll notify you once your purchase is processed",
  )
  expect(purchase().copy).toMatchObject({
    label: 'Copy link',
    press: onRamp.linkCopyRequested({ flow: 'b' }),
  })
  expect([purchase().open, purchase().retry, purchase().qrCode]).toEqual([null, null, null])
})

test('a blocked window leaves a link to open and to copy', () => {
  const { purchase, begin, tell } = buying()
  begin()
  tell(onRamp.windowFailed({ flow: 'b', failure: { code: 'popup-blocked' } }))
  expect(purchase().status).toMatchObject({
    title: 'Buy with Coinbase',
    body: 'Opening the payment page.',
  })
  expect(purchase().open).toBeNull()
  tell(came)
  expect(purchase().status).toMatchObject({ title: 'The window was blocked', tone: 'negative' })
  expect(purchase().open).toMatchObject({ label: 'Open the page', href: link })
  expect(purchase().copy?.press).toEqual(onRamp.linkCopyRequested({ flow: 'b' }))
})

test('a window out of sight is no failure and can be opened again', () => {
  const { purchase, tell } = paying()
  tell(onRamp.windowClosed({ flow: 'b' }))
  expect(purchase().status).toMatchObject({ title: 'Is the window still open?', tone: 'neutral' })
  expect(purchase().retry).toMatchObject({
    label: 'Open the window again',
    press: onRamp.windowRequested({ flow: 'b' }),
  })
})

test('a window that was closed before there was a page in it has nothing paid in it', () => {
  const { purchase, begin, tell } = buying()
  begin()
  tell(opened, onRamp.windowClosed({ flow: 'b' }))
  expect(purchase().status).toMatchObject({
    title: 'The window was closed',
    body: "The payment page hadn't loaded yet. Open the window again.",
  })
})

test('a payment that is being processed has no way back into its window, which may have closed by itself', () => {
  const { purchase, tell } = paying()
  tell(onRamp.processingSeen({ flow: 'b' }), onRamp.windowClosed({ flow: 'b' }))
  expect(purchase().status?.title).toBe('Your payment is being processed')
  expect([purchase().open, purchase().retry, purchase().copy]).toEqual([null, null, null])
})

test('a completed purchase is reported and leads to the purchases', () => {
  const { purchase, tell, press, state } = paying()
  tell(onRamp.bought({ flow: 'b' }))
  expect(purchase().status).toMatchObject({ title: 'Bought', tone: 'positive' })
  press(purchase().purchases?.press)
  expect(currentView(state())).toBe('OnRampActivity')
})

test.each([
  ['declined', onRamp.declined({ flow: 'b' }), 'Purchase failed', /^Coinbase declined the payment/],
  ['overdue', onRamp.overdue({ flow: 'b' }), "Your purchase hasn't arrived yet", /^If you paid/],
  [
    'without a page, since nobody could be reached',
    onRamp.linkFailed({ flow: 'b', failure: { code: 'unreachable' } }),
    'Purchase failed',
    /Check your connection/,
  ],
  [
    'without a page for another reason',
    onRamp.linkFailed({ flow: 'b', failure: { code: 'resource-not-found' } }),
    'Purchase failed',
    /^Coinbase can't sell this now/,
  ],
  [
    'without a page, since the service failed',
    onRamp.linkFailed({ flow: 'b', failure: { code: 'http-status', status: 500 } }),
    'Purchase failed',
    /^The service that opens Coinbase failed/,
  ],
])('a purchase that is %s says so, and offers another try', (_, event, title, body) => {
  const { purchase, tell } = paying()
  tell(event)
  expect(purchase().status).toMatchObject({ title, tone: 'negative', body: expect.stringMatching(body) })
  expect(purchase().picture?.mood).toBe('failed')
  expect(purchase().retry).toMatchObject({
    label: 'Try again',
    press: onRamp.purchaseRequested({
      order: { provider: coinbase, address: holder.address, wanted: order, quote: null },
      by: 'visitor',
    }),
  })
  expect(purchase().copy).toBeNull()
})

test('a second failed read reports an unknown outcome, but a single one does not', () => {
  const { purchase, tell } = paying()
  const unanswered = purchases.failed({ ...holder, failure: { code: 'unreachable' } })
  tell(onRamp.overdue({ flow: 'b' }), unanswered)
  expect(purchase().status?.title).toBe("Your purchase hasn't arrived yet")
  tell(unanswered)
  expect(purchase().status).toMatchObject({
    title: 'Still checking your purchase',
    body: expect.stringMatching(/^If you paid, it will arrive/),
  })
  expect(purchase().retry?.label).toBe('Try again')
})

test('a purchase whose provider the host removed offers no retry', () => {
  const { purchase, tell, begin } = buying({ onRampProviders: [meld] })
  begin({ provider: meld })
  tell(onRamp.linkFailed({ flow: 'b', failure: { code: 'unreachable' } }))
  expect(purchase().retry?.label).toBe('Try again')
  tell(host.optionsChanged({ options: parseOptions(storyOptions), changed: ['onRampProviders'] }))
  expect(purchase().retry).toBeNull()
})

test('a purchase of another account names it and offers nothing', () => {
  const { purchase, tell } = paying()
  tell(toBob)
  tell(onRamp.declined({ flow: 'b' }))
  expect(purchase().retry).toBeNull()
  tell(onRamp.bought({ flow: 'b' }))
  expect(purchase().status?.body).toMatch(/^It's in the account 0x/)
  expect(purchase().purchases).toBeNull()
})

test('a payable purchase of another account names its account', () => {
  const { purchase, begin, tell } = buying()
  begin()
  tell(onRamp.windowFailed({ flow: 'b', failure: { code: 'popup-blocked' } }), came)
  expect(purchase().forWhom).toBeNull()
  tell(toBob)
  expect(purchase().open?.href).toBe(link)
  expect(purchase().forWhom?.title).toBe(`This purchase is for the account ${shortAddress(holder.address)}.`)
})

test('no way leads to a purchase from the form of another account', () => {
  const { form, tell } = paying()
  tell(router.wentBack(), toBob)
  expect(form().purchases).toMatchObject({
    label: 'View purchases',
    press: router.viewPushed({ view: 'OnRampActivity' }),
  })
  tell(toAlice)
  expect(form().purchases.label).toBe('View current purchase')
})

test('a provider that sells nothing on the network offers no retry', () => {
  const { purchase, tell } = paying()
  tell(onRamp.linkFailed({ flow: 'b', failure: { code: 'chain-unsupported' } }))
  expect(purchase().status?.body).toMatch(/^Coinbase doesn't sell on Ethereum/)
  expect(purchase().retry).toBeNull()
})

test('an overdue purchase leads to the purchases', () => {
  const { purchase, tell } = paying()
  tell(onRamp.overdue({ flow: 'b' }))
  expect(purchase().purchases?.press).toEqual(router.viewReplaced({ view: 'OnRampActivity' }))
})

test('in a terminal the page is a code to scan and a link to follow, whatever became of a window', () => {
  const { purchase, begin, tell } = buying()
  tell(host.deviceDescribed({ device: { kind: 'terminal', isTelegram: false } }))
  begin()
  expect(purchase().qrCode).toMatchObject({ text: null, label: 'Preparing a QR code' })
  expect(purchase().open).toBeNull()
  tell(came)
  expect(purchase().qrCode).toMatchObject({
    text: link,
    label: 'Scan this QR code with your phone, or open the link',
  })
  expect(purchase().open?.href).toBe(link)
  expect(purchase().status?.body).toBe("We'll notify you once your purchase is processed")
  expect(purchase().picture).toBeNull()
  tell(onRamp.bought({ flow: 'b' }))
  expect([purchase().qrCode, purchase().status?.title]).toEqual([null, 'Bought'])
})

test('the form leads back to a pending purchase and later to the purchases', () => {
  const { form, tell, press, state } = paying()
  tell(router.wentBack())
  expect(form().purchases.label).toBe('View current purchase')
  press(form().purchases.press)
  expect(currentView(state())).toBe('BuyInProgress')
  tell(router.wentBack(), onRamp.bought({ flow: 'b' }))
  expect(form().purchases.label).toBe('View purchases')
  press(form().purchases.press)
  expect(currentView(state())).toBe('OnRampActivity')
})
