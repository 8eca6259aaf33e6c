import { expect, test } from 'vitest'
import type { FakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { frameKeys } from '../../../core/domain/frame-keys.ts'
import { connection } from '../../../core/events/connection.ts'
import { modal } from '../../../core/events/modal.ts'
import { accountState } from '../../../core/view-models/account-state.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { address as mail, emailStory } from './email-story.ts'

type Tab = ReturnType<typeof emailStory>

/** What a tab keeps from now on is heard of by the other one, as a browser tells it. */
const tellEachOther = (...[one, other]: readonly [FakeStorage, FakeStorage]) => {
  const tell = (from: FakeStorage, to: FakeStorage) => {
    const { write, remove } = from
    Object.assign(from, {
      write: (...asked: Parameters<typeof write>) => {
        const [{ key, text }] = asked
        to.changeElsewhere(key, text)
        return write(...asked)
      },
      remove: (...asked: Parameters<typeof remove>) => {
        to.changeElsewhere(asked[0].key, null)
        return remove(...asked)
      },
    } satisfies Partial<FakeStorage>)
  }
  tell(one, other)
  tell(other, one)
}

/** Alice is signed in in two tabs of a page. */
const twoTabs = () => {
  const first = emailStory()
  first.submit()
  first.code('123456')
  const second = emailStory({ isTrusted: true, texts: first.storage.texts() })
  tellEachOther(first.storage, second.storage)
  return { first, second }
}

/** Bob signs in in a tab, so that the frame knows him in both. */
const bobSignsIn = (tab: Tab) => {
  tab.go(modal.openRequested({ view: 'Connect' }))
  tab.clock.pass(31_000)
  const opened = tab.wallet.hang('connect')
  tab.submit('bob@example.com')
  tab.code('654321')
  return { opened: () => opened.answer(his) }
}
const eip155 = { namespace: 'eip155', chainId: 'eip155:1' } as const
const his = { namespaces: [{ ...eip155, accounts: [bob.address] }] }
const address = ({ state }: Tab) => accountState(state()).address
const kept = ({ storage }: Tab, key: keyof typeof frameKeys) => storage.texts()[frameKeys[key]]

test('who signs in in one tab ends the session of whom the frame knew before in the other', () => {
  const { first, second } = twoTabs()
  bobSignsIn(second)
  expect(Object.keys(first.state().connection.sessions)).toEqual([])
})

test('the other tab follows them, and knows their address', () => {
  const { first, second } = twoTabs()
  const restored = first.wallet.hang('reconnect')
  bobSignsIn(second).opened()
  restored.answer(his)
  expect([address(first), address(second)]).toEqual([bob.address, bob.address])
  expect([first.state().email.address, kept(first, 'email')]).toEqual(['bob@example.com', 'bob@example.com'])
})

test.each([
  ['nobody was signed in', () => {}],
  ['a code of another address is waited for', (tab: Tab) => tab.submit('carol@example.com')],
])('a tab in which %s follows whoever signs in in another one, and knows their address', (_, begin) => {
  const [first, second] = [emailStory({ isTrusted: true }), emailStory()]
  tellEachOther(first.storage, second.storage)
  begin(first)
  const restored = first.wallet.hang('reconnect')
  second.submit()
  second.code('123456')
  restored.answer({ namespaces: [{ ...eip155, accounts: [alice.address] }] })
  expect(address(first)).toBe(alice.address)
  expect(first.state().email.address).toBe(mail)
})

test('what is kept of them is not wiped by the tab whose session has ended', () => {
  const { first, second } = twoTabs()
  for (const { storage } of [first, second]) storage.changeElsewhere(frameKeys.sessionToken, 'his')
  bobSignsIn(second).opened()
  expect([first, second].map((tab) => kept(tab, 'sessionToken'))).toEqual(['his', 'his'])
})

test('who disconnects in one tab leaves nothing, and nobody in the other', () => {
  const { first, second } = twoTabs()
  second.go(connection.disconnectRequested({}))
  expect([address(first), kept(first, 'email'), kept(first, 'emailLoginUsed')]).toEqual([
    null,
    undefined,
    undefined,
  ])
})

test('who signs in here after another tab ended the session keeps their own address', () => {
  const { first, second } = twoTabs()
  second.go(connection.disconnectRequested({}))
  first.go(modal.openRequested({ view: 'Connect' }))
  first.clock.pass(31_000)
  first.submit('carol@example.com')
  const before = first.storage.hang('read')
  first.code('654321')
  before.answer({ text: null })
  expect(first.state().email.address).toBe('carol@example.com')
})
