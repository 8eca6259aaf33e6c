import { expect, test } from 'vitest'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { buying, meld, payPage } from './story.ts'

const hidden = 'https://pay.coinbase.com/buy/select-asset?sessionToken=MWYwNmYwZmQ'

/** Alice presses on Coinbase, and the service names a page. */
function pressed(link: string, given: Parameters<typeof buying>[0] = {}) {
  const story = buying(given)
  story.shop.answer('link', { link })
  story.buy()
  return story
}

test.each([
  [
    `https://pay.coinbase.com/buy?address=${bob.address}`,
    'receiver-mismatch',
    "The payment page pays another account, so it wasn't opened",
  ],
  [
    `https://evil.example/buy?address=${alice.address}`,
    'untrusted-origin',
    "The payment page isn't from Coinbase, so it wasn't opened",
  ],
  [
    `https://pay.coinbase.com@evil.example/buy?address=${alice.address}`,
    'untrusted-origin',
    "The payment page isn't from Coinbase, so it wasn't opened",
  ],
  [
    `http://127.0.0.1:8600/buy?address=${alice.address}`,
    'untrusted-origin',
    "The payment page isn't from Coinbase, so it wasn't opened",
  ],
  [
    `${payPage}&defaultNetwork=base`,
    'verification-failed',
    "The payment page doesn't match your order, so it wasn't opened",
  ],
])('%s is not opened, and the visitor reads why', (link, code, words) => {
  const { current, shop, parts, asked } = pressed(link)
  expect(current()).toMatchObject({ step: 'failed', link: null, failure: { code } })
  expect(shop.windows()).toMatchObject([{ link: null, isOpen: false }])
  expect(asked('leadWindow')).toEqual([])
  expect(parts().status).toMatchObject({ tone: 'negative', body: expect.stringContaining(words) })
  expect(parts().retry?.label).toBe('Try again')
})

test('in a terminal a page that is refused is neither printed nor a code', () => {
  const { parts } = pressed(`https://pay.coinbase.com/buy?address=${bob.address}`, {
    device: { kind: 'terminal' },
  })
  expect([parts().qrCode, parts().open, parts().copy]).toEqual([null, null, null])
  expect(parts().status?.body).toContain('pays another account')
})

test('another try asks for another page', () => {
  const { current, retry } = pressed(`https://pay.coinbase.com/buy?address=${bob.address}`)
  retry()
  expect(current()).toMatchObject({ step: 'waiting', failure: null, window: 'open' })
})

test('a page that hides its account opens at a second press after a warning', () => {
  const { current, shop, parts, retry } = pressed(hidden)
  expect(current()).toMatchObject({ step: 'unchecked', link: null, uncheckedLink: hidden })
  expect(shop.windows()).toMatchObject([{ link: null, isOpen: false }])
  expect(parts().status?.title).toBe("Couldn't check the payment page")
  expect(parts().retry?.label).toBe('Open anyway')
  expect([parts().open, parts().copy, parts().qrCode]).toEqual([null, null, null])
  retry()
  expect(shop.windows()).toMatchObject([{ isOpen: false }, { link: hidden, isOpen: true }])
  expect(current()).toMatchObject({ step: 'waiting', link: hidden, uncheckedLink: null, window: 'open' })
})

test('in a terminal it is printed once it was accepted', () => {
  const { parts, retry, current, shop } = pressed(hidden, { device: { kind: 'terminal' } })
  expect([parts().qrCode, parts().open]).toEqual([null, null])
  expect(parts().retry?.press).toEqual(onRamp.uncheckedLinkAccepted({ flow: current()?.id ?? '' }))
  retry()
  expect([parts().qrCode?.text, parts().open?.href]).toEqual([hidden, hidden])
  expect(shop.windows()).toEqual([])
})

test('a window that opens only after that is closed, since nothing leads it', () => {
  const story = buying()
  const window = story.shop.hang('openWindow')
  story.shop.answer('link', { link: hidden })
  story.buy()
  window.answer({ kind: 'opened' })
  expect(story.asked('leadWindow')).toEqual([])
  expect(story.asked('closeWindow').length).toBeGreaterThan(0)
})

test('a press for the window, or the link, opens nothing that was not accepted', () => {
  const { press, asked, current } = pressed(hidden)
  const flow = current()?.id ?? ''
  press(onRamp.windowRequested({ flow }))
  press(onRamp.linkCopyRequested({ flow }))
  expect(asked('leadWindow')).toEqual([])
  expect(current()?.link).toBeNull()
})

test('an unchecked page shows a toast if the view was left', () => {
  const story = buying()
  const link = story.shop.hang('link')
  story.buy()
  story.go('OnRampProviders')
  link.answer({ link: hidden })
  expect(story.toasts()).toEqual(['onRamp.unchecked'])
})

test('a provider of the host is gone to as the host wrote it', () => {
  const story = buying({ options: { onRampProviders: [meld] } })
  story.buy('meld')
  expect(story.current()).toMatchObject({ step: 'waiting', link: expect.stringContaining(alice.address) })
})

test('a page on this machine is gone to where the service is on this machine', () => {
  const blockchainApi = 'http://127.0.0.1:8600'
  const { current } = pressed(`http://127.0.0.1:8601/buy?address=${alice.address}`, {
    options: { endpoints: { blockchainApi } },
  })
  expect(current()?.step).toBe('waiting')
})
