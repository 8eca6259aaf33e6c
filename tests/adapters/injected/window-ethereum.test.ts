import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { listenTo, unhurried } from '../answers.ts'
import { info } from '../page-wallet.ts'
import { openPage, provider, wallet } from './announcement-page.ts'

const browserWallet = { key: 'browser-wallet', name: 'Browser Wallet', icon: null }

test('window.ethereum is offered as Browser Wallet when nobody announced himself in time', () => {
  const { page, clock, listen } = openPage()
  page.ethereum = provider()
  const told = listen()
  clock.pass(299)
  expect(told).toEqual([])
  clock.pass(1)
  expect(told).toEqual([{ kind: 'wallet', wallet: browserWallet }])
})

test.each([
  ['the same object', true],
  ['another one', false],
])('window.ethereum is not offered beside a wallet that announced itself: %s', (_, isSame) => {
  const { page, clock, listen } = openPage()
  const announced = provider()
  page.ethereum = isSame ? announced : provider()
  page.install({ info: info(), provider: announced })
  const told = listen()
  clock.pass(1000)
  expect(told).toEqual([{ kind: 'wallet', wallet }])
})

test('window.ethereum is not offered when it is a wallet that announced itself to an earlier listener', () => {
  const { page, clock, injected, listen } = openPage()
  const announced = provider()
  page.ethereum = announced
  listen()
  page.dispatchEvent(
    new CustomEvent('eip6963:announceProvider', { detail: { info: info(), provider: announced } }),
  )
  const told = listenTo(injected.announcements({ standard: true }, unhurried)).values
  clock.pass(1000)
  expect(told).toEqual([])
})

test('without the standard only window.ethereum is told, and wallets are not asked to announce themselves', () => {
  const { page, listen } = openPage()
  page.ethereum = provider()
  page.install({ info: info(), provider: provider() })
  expect(listen(false)).toEqual([{ kind: 'wallet', wallet: browserWallet }])
})

test('without the standard a late window.ethereum is told once', () => {
  const { page, listen } = openPage()
  const told = listen(false)
  expect(told).toEqual([])
  page.ethereum = provider()
  page.dispatchEvent(new Event('ethereum#initialized'))
  page.dispatchEvent(new Event('ethereum#initialized'))
  expect(told).toEqual([{ kind: 'wallet', wallet: browserWallet }])
})

test.each([
  ['long after the page', 2500],
  ['just after the time to announce itself', 300],
])('a window.ethereum that comes %s is told once it says it is there', (_, after) => {
  const { page, clock, listen } = openPage()
  const told = listen()
  clock.pass(after)
  expect(told).toEqual([])
  page.ethereum = provider()
  page.dispatchEvent(new Event('ethereum#initialized'))
  page.dispatchEvent(new Event('ethereum#initialized'))
  expect(told).toEqual([{ kind: 'wallet', wallet: browserWallet }])
})

test('a window.ethereum that says early it is there still waits for those who announce themselves', () => {
  const { page, clock, listen } = openPage()
  const told = listen()
  const announced = provider()
  page.ethereum = announced
  page.dispatchEvent(new Event('ethereum#initialized'))
  expect(told).toEqual([])
  page.install({ info: info(), provider: announced })
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  clock.pass(1000)
  page.dispatchEvent(new Event('ethereum#initialized'))
  expect(told).toEqual([{ kind: 'wallet', wallet }])
})

test('a late window.ethereum is not heard once nobody listens', () => {
  const { page, clock, injected } = openPage()
  const listening = new AbortController()
  const told = listenTo(injected.announcements({ standard: true }, listening.signal)).values
  clock.pass(300)
  listening.abort()
  page.ethereum = provider()
  page.dispatchEvent(new Event('ethereum#initialized'))
  expect(told).toEqual([])
})

test.each([
  ['nothing', undefined],
  ['a string', 'ethereum'],
  ['an object that cannot be asked', {}],
])('a window.ethereum that is %s is nobody', (_, ethereum) => {
  const { page, clock, listen } = openPage()
  page.ethereum = ethereum
  const told = listen()
  clock.pass(1000)
  expect(told).toEqual([])
})

test('a window.ethereum that throws is nobody', () => {
  const page = Object.defineProperty(new EventTarget(), 'ethereum', {
    get: () => {
      throw new Error('mine')
    },
  })
  const injected = createInjected({ target: page, clock: fakeClock() })
  expect(listenTo(injected.announcements({ standard: false }, unhurried)).values).toEqual([])
})
