import { requestProviders } from 'mipd'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { startStory } from '../../../fixtures/story.ts'
import { announceProvider } from '../../../renderers/providers/announce-provider.ts'
import { getProvider } from '../../../renderers/providers/get-provider.ts'
import { listenTo, unhurried } from '../../adapters/answers.ts'
import { WalletPage } from '../../adapters/page-wallet.ts'

const look = {
  uuid: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
  name: 'Example wallet',
  icon: 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  rdns: 'com.example',
} as const

let page: WalletPage
beforeEach(() => {
  page = new WalletPage()
  vi.stubGlobal('window', page)
})

test('a library that asks before or after hears of the provider, until that is ended', () => {
  const { latchkey } = startStory()
  const names: string[] = []
  const hear = () =>
    requestProviders(({ info, provider }) => provider === getProvider(latchkey) && names.push(info.name))
  hear()
  const end = announceProvider(latchkey, look, page)
  expect(names).toEqual([look.name])
  names.length = 0
  const leave = hear()
  expect(names).toContain(look.name)
  leave?.()
  names.length = 0
  end()
  hear()
  expect(names).toEqual([])
})

test('no Latchkey on the page lists it among its wallets', () => {
  const { latchkey } = startStory()
  const injected = createInjected({ target: page, clock: fakeClock() })
  const { values } = listenTo(injected.announcements({ standard: true }, unhurried))
  announceProvider(latchkey, look, page)
  expect(values).toEqual([])
})

test('incomplete provider info is refused and names the missing field', () => {
  const { latchkey } = startStory()
  const { rdns: _, ...withoutRdns } = look
  expect(() => announceProvider(latchkey, withoutRdns as typeof look, page)).toThrow(
    'The rdns to list the wallet by is missing; expected a string.',
  )
  expect(() =>
    announceProvider(latchkey, { ...look, icon: 'https://x.example' as 'data:image/' }, page),
  ).toThrow('expected a data URI of a picture')
})
