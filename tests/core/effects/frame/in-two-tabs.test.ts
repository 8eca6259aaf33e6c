import { expect, test } from 'vitest'
import type { FakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { email } from '../../../../core/events/frame/email.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { accountState } from '../../../../core/view-models/account/state.ts'
import { connectWithFrameView } from '../../../../core/view-models/frame/connect-with-frame.ts'
import { emailVerifyOtpView } from '../../../../core/view-models/frame/email-verify-otp.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { address as mail, emailStory, keptSessions } from './email-story.ts'

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

test('a sign-in in one tab ends the earlier session in the other', () => {
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
])('a tab in which %s follows a sign-in in another tab and shows its address', (_, begin) => {
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

test('a tab whose frame is not signed in yet does not end the session of another tab', () => {
  const [first, second] = [emailStory(), emailStory({ isTrusted: false })]
  tellEachOther(first.storage, second.storage)
  first.submit()
  first.code('123456')
  expect(second.wallet.questions.some(({ method }) => method === 'reconnect')).toBe(true)
  expect([address(first), address(second)]).toEqual([alice.address, null])
})

test('a tab whose frame refuses an old token does not remove the token of another tab', () => {
  const first = emailStory()
  let answer = () => {}
  const second = emailStory({
    texts: { [storageKeys.sessions]: keptSessions, [frameKeys.emailLoginUsed]: 'true' },
    beforeStart: ({ wallet }) => {
      const asked = wallet.hang('reconnect')
      answer = () => asked.answer(null)
    },
  })
  tellEachOther(first.storage, second.storage)
  for (const { storage } of [first, second]) storage.changeElsewhere(frameKeys.sessionToken, 'hers')
  first.submit()
  first.code('123456')
  answer()
  for (const tab of [first, second])
    expect([kept(tab, 'sessionToken'), kept(tab, 'email'), kept(tab, 'emailLoginUsed')]).toEqual([
      'hers',
      mail,
      'true',
    ])
  expect(address(first)).toBe(alice.address)
})

test('a tab whose session ended does not remove the stored token of the new visitor', () => {
  const { first, second } = twoTabs()
  for (const { storage } of [first, second]) storage.changeElsewhere(frameKeys.sessionToken, 'his')
  bobSignsIn(second).opened()
  expect([first, second].map((tab) => kept(tab, 'sessionToken'))).toEqual(['his', 'his'])
})

test('a disconnect in one tab signs out both and clears the storage', () => {
  const { first, second } = twoTabs()
  second.go(connection.disconnectRequested({}))
  expect([address(first), kept(first, 'email'), kept(first, 'emailLoginUsed')]).toEqual([
    null,
    undefined,
    undefined,
  ])
})

test('a visitor who signs in after another tab disconnected keeps their own address', () => {
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

/** Two tabs of a page in which nobody is signed in, whose clocks go together. */
const twoStrangers = () => {
  const [first, second] = [emailStory(), emailStory()]
  tellEachOther(first.storage, second.storage)
  const pass = (milliseconds: number) => [first, second].forEach(({ clock }) => clock.pass(milliseconds))
  return { first, second, pass }
}
const lastAskedAt = (tab: Tab) => tab.asked('connectEmail').at(-1)?.request

test.each([
  [29_900, 1],
  [30_000, 0],
])('a mail from one tab pauses the other open tab: %i ms later it waits %i seconds', (passed, pause) => {
  const { first, second, pass } = twoStrangers()
  first.submit()
  pass(passed)
  expect(second.state().email.pause).toBe(pause)
  second.submit('bob@example.com')
  expect(lastAskedAt(second)).toEqual({ email: 'bob@example.com', lastAskedAt: 0 })
})

test('a tab that waits for its code counts down from the mail that another one asked for', () => {
  const { first, second, pass } = twoStrangers()
  first.submit()
  pass(31_000)
  second.submit('bob@example.com')
  expect(emailVerifyOtpView(first.state()).parts.resend).toMatchObject({
    label: 'Resend in 30s',
    press: null,
  })
  pass(30_000)
  expect(emailVerifyOtpView(first.state()).parts.resend).toMatchObject({ press: email.resendRequested() })
})

test('a completed sign-in in one tab does not pause the other', () => {
  const { first, second } = twoStrangers()
  first.submit()
  first.code('123456')
  second.submit('bob@example.com')
  expect(lastAskedAt(second)).toEqual({ email: 'bob@example.com', lastAskedAt: null })
})

test.each([
  ['limit-exceeded', 'Please try again after 30 seconds'],
  ['wallet-failed', 'Too many codes were asked for. Try again in ten minutes.'],
] as const)('of two tabs that ask at once, one shows the refusal of the frame (%s)', (code, detail) => {
  const { first, second } = twoStrangers()
  const sent = first.frame.hang('connectEmail')
  first.submit()
  second.frame.reject('connectEmail', { code, detail })
  second.submit()
  sent.answer({ next: 'code' })
  expect([first, second].map((tab) => tab.view())).toEqual(['EmailVerifyOtp', 'Connect'])
  expect(connectWithFrameView(second.state()).parts).toMatchObject({
    email: { value: mail },
    emailFailed: { title: "Couldn't send the email", body: detail },
    emailContinue: { press: email.submitted({ email: mail, by: 'visitor' }) },
  })
})
