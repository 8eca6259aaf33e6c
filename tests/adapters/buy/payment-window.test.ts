import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createPaymentWindow } from '../../../adapters/buy/payment-window.ts'
import type { PayingPage, PaymentPopup } from '../../../adapters/buy/payment-window.ts'
import type { PaymentWindowNews } from '../../../core/ports/on-ramp.ts'
import { failureFrom } from '../answers.ts'

type OpenedPopup = { -readonly [Name in keyof PaymentPopup]: PaymentPopup[Name] } & {
  asked: readonly string[]
  focused: number
}

const link = 'https://pay.example/buy'

/** A page whose browser opens windows, and those that it opened. */
function payingPage({ isBlocking = false } = {}) {
  const popups: OpenedPopup[] = []
  const page: PayingPage = {
    open: (...asked) => {
      if (isBlocking) return null
      const popup: OpenedPopup = {
        asked,
        closed: false,
        opener: 'this page',
        location: { href: '' },
        focused: 0,
        close: () => (popup.closed = true),
        focus: () => (popup.focused += 1),
      }
      popups.push(popup)
      return popup
    },
  }
  const clock = fakeClock()
  const windows = createPaymentWindow({ page, clock })
  const leaving = new AbortController()
  const open = (attempt: string) => {
    const news: PaymentWindowNews['kind'][] = []
    windows.open(attempt, leaving.signal).subscribe(({ kind }) => news.push(kind))
    return news
  }
  return { popups, windows, clock, open, leave: () => leaving.abort() }
}

test('a payment window opens at once, empty, with its own name and no opener', () => {
  const { popups, open } = payingPage()
  expect(open('one')).toEqual(['opened'])
  open('other')
  expect(popups.map(({ asked }) => asked)).toEqual([
    ['', 'latchkey-payment-one', 'width=600,height=800,scrollbars=yes'],
    ['', 'latchkey-payment-other', 'width=600,height=800,scrollbars=yes'],
  ])
  expect(popups.map(({ opener }) => opener)).toEqual([null, null])
})

test('each is led to its own page, once', () => {
  const { popups, windows, open } = payingPage()
  open('one')
  open('other')
  windows.lead('other', link)
  windows.lead('other', 'https://else.example/')
  windows.lead('never opened', link)
  expect(popups.map(({ location }) => location.href)).toEqual(['', link])
})

test('none is led to a script', () => {
  const { popups, windows, open } = payingPage()
  open('one')
  expect(() => windows.lead('one', 'javascript:alert(1)')).toThrow('no https page')
  expect(popups[0]?.location.href).toBe('')
})

test('that the visitor closed it is seen within a second', () => {
  const { popups, windows, clock, open } = payingPage()
  const news = open('one')
  windows.lead('one', link)
  popups[0]?.close()
  clock.pass(999)
  expect(news).toEqual(['opened'])
  clock.pass(1)
  expect(news).toEqual(['opened', 'closed'])
  expect(clock.waiting()).toBe(0)
})

test('a closed window is opened again, and an open one is focused', () => {
  const { popups, windows, open } = payingPage()
  open('one')
  open('one')
  expect([popups.length, popups[0]?.focused]).toEqual([1, 1])
  windows.lead('one', link)
  popups[0]?.close()
  open('one')
  windows.lead('one', link)
  expect(popups.map(({ location }) => location.href)).toEqual([link, link])
})

test('a navigated window survives the page, and an empty one is closed', () => {
  const { popups, windows, open, leave, clock } = payingPage()
  open('led')
  open('empty')
  windows.lead('led', link)
  windows.close('led')
  leave()
  expect(popups.map(({ closed }) => closed)).toEqual([false, true])
  expect(clock.waiting()).toBe(0)
})

test('an empty one is closed where there is no page for it', () => {
  const { popups, windows, open } = payingPage()
  open('one')
  windows.close('one')
  expect(popups[0]?.closed).toBe(true)
})

test('a blocked window and a world without pages reject with popup-blocked', async () => {
  const signal = new AbortController().signal
  const blocked = { code: 'popup-blocked' }
  expect(await failureFrom(payingPage({ isBlocking: true }).windows.open('one', signal))).toMatchObject(
    blocked,
  )
  const nowhere = createPaymentWindow({ page: null, clock: fakeClock() })
  expect(await failureFrom(nowhere.open('one', signal))).toMatchObject(blocked)
})
