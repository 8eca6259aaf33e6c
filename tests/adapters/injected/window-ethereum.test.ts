import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { listenTo, unhurried } from '../answers.ts'
import { info } from '../page-wallet.ts'
import { openPage, provider, wallet } from './announcement-page.ts'

const browserWallet = { key: 'browser-wallet', name: 'Browser Wallet', icon: null }

test('window.ethereum is offered as Browser Wallet if no wallet announced itself in time', () => {
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

test('without EIP-6963 only window.ethereum is reported, and no announcement is requested', () => {
  const { page, listen } = openPage()
  page.ethereum = provider()
  page.install({ info: info(), provider: provider() })
  expect(listen(false)).toEqual([{ kind: 'wallet', wallet: browserWallet }])
})

test('without EIP-6963 a late window.ethereum is reported once', () => {
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
])('a window.ethereum that arrives %s is reported at its event', (_, after) => {
  const { page, clock, listen } = openPage()
  const told = listen()
  clock.pass(after)
  expect(told).toEqual([])
  page.ethereum = provider()
  page.dispatchEvent(new Event('ethereum#initialized'))
  page.dispatchEvent(new Event('ethereum#initialized'))
  expect(told).toEqual([{ kind: 'wallet', wallet: browserWallet }])
})

test('an early window.ethereum still waits for announcements', () => {
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

test('a late window.ethereum is ignored after the listener left', () => {
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
])('a window.ethereum that is %s is ignored', (_, ethereum) => {
  const { page, clock, listen } = openPage()
  page.ethereum = ethereum
  const told = listen()
  clock.pass(1000)
  expect(told).toEqual([])
})

test('a window.ethereum that throws is ignored', () => {
  const page = Object.defineProperty(new EventTarget(), 'ethereum', {
    get: () => {
      throw new Error('mine')
    },
  })
  const injected = createInjected({ target: page, clock: fakeClock() })
  expect(listenTo(injected.announcements({ standard: false }, unhurried)).values).toEqual([])
})
