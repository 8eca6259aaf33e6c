import { expect, test } from 'vitest'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { email } from '../../../../core/events/frame/email.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { mask } from '../../../../core/recording/mask.ts'
import { rerun } from '../../../../core/recording/replay.ts'
import type { Tape } from '../../../../core/recording/tape.ts'
import { accountState } from '../../../../core/view-models/account/state.ts'
import { address, emailStory, keptSessions } from './email-story.ts'
import { socialStory } from './social-story.ts'

const noContracts = { [frameKeys.smartAccountEnabledNetworks]: '' }
const used = { [frameKeys.emailLoginUsed]: 'true', [frameKeys.email]: address, ...noContracts }
const everything = Object.fromEntries(Object.values(frameKeys).map((key) => [key, 'kept']))

const kept = ({ storage }: Pick<ReturnType<typeof emailStory>, 'storage'>) =>
  Object.fromEntries(
    Object.values(frameKeys).flatMap((key) => (key in storage.texts() ? [[key, storage.texts()[key]]] : [])),
  )

test('the time of the mail request is stored', () => {
  const story = emailStory()
  story.clock.pass(5000)
  story.submit()
  expect(kept(story)).toEqual({ [frameKeys.lastEmailLoginTime]: '5000' })
})

test('a mail that another visit asked for counts, to the tenth of a second', () => {
  const story = emailStory({ texts: { [frameKeys.lastEmailLoginTime]: '0' } })
  story.clock.pass(29_900)
  story.frame.reject('connectEmail', { code: 'limit-exceeded', detail: 'Please try again after 1 seconds' })
  story.submit()
  expect(story.asked('connectEmail')[0]).toMatchObject({ request: { lastAskedAt: 0 } })
})

test('a completed sign-in is stored and replaces the time of the mail', () => {
  const story = emailStory()
  story.submit()
  story.code('123456')
  expect(kept(story)).toEqual(used)
})

test('a returning visitor is restored without a code', () => {
  const story = emailStory({ isTrusted: true, texts: { ...used, [storageKeys.sessions]: keptSessions } })
  expect(story.state().connection.byNamespace.eip155.status).toBe('connected')
  expect(story.state().email).toMatchObject({ address, isUsed: true })
  expect(kept(story)).toEqual(used)
})

test('the stored data of a visitor unknown to the frame is removed', () => {
  const story = emailStory({ texts: { ...everything, ...used, [storageKeys.sessions]: keptSessions } })
  expect(story.state().connection.byNamespace.eip155.status).toBe('disconnected')
  expect(kept(story)).toEqual({})
  expect(story.storage.texts()).toEqual({})
})

test('a visitor whom the frame no longer knows is not asked about at the next visit', () => {
  const first = emailStory({ texts: { ...used, [storageKeys.sessions]: keptSessions } })
  const next = emailStory({ texts: first.storage.texts() })
  expect(next.state().connection.byNamespace.eip155.status).toBe('disconnected')
  expect(next.wallet.questions).toEqual([])
})

test('a frame that did not come is asked again at the next visit', () => {
  const first = emailStory({
    texts: { ...used, [storageKeys.sessions]: keptSessions },
    beforeStart: ({ wallet }) => wallet.reject('reconnect', { code: 'unreachable' }),
  })
  const next = emailStory({ isTrusted: true, texts: first.storage.texts() })
  expect(next.state().connection.byNamespace.eip155.status).toBe('connected')
})

test.each([
  ['refuses to say', { code: 'wallet-failed', detail: 'An error occurred' }],
  ['keeps silent about', { code: 'timed-out' }],
  ['cannot be reached to say', { code: 'unreachable' }],
] as const)('a frame that %s the visitor counts as signed out', (_, failure) => {
  const story = emailStory({
    isTrusted: true,
    texts: { ...everything, ...used, [storageKeys.sessions]: keptSessions },
    beforeStart: ({ wallet }) => wallet.reject('reconnect', failure),
  })
  expect(kept(story)).toEqual({})
})

test('disconnecting wipes every key of the specification', () => {
  const story = emailStory({
    isTrusted: true,
    texts: { ...everything, ...used, [storageKeys.sessions]: keptSessions },
  })
  expect(Object.keys(kept(story))).toHaveLength(8)
  story.go(connection.disconnectRequested({}))
  expect(kept(story)).toEqual({})
})

test('an invalid stored time is ignored', () => {
  const story = emailStory({ texts: { [frameKeys.lastEmailLoginTime]: 'yesterday' } })
  expect(story.state().email).toMatchObject({ lastAskedAt: null, pause: 0 })
  story.go(email.typed({ text: address }))
  expect(story.state().email.text).toBe(address)
})

test('the social provider is stored, with the user name if the frame reports one', () => {
  const named = socialStory()
  named.choose()
  named.consent()
  const google = { [frameKeys.emailLoginUsed]: 'true', [frameKeys.social]: 'google', ...noContracts }
  expect(kept(named)).toEqual({ ...google, [frameKeys.socialUsername]: 'alice' })
  const nameless = socialStory({ frame: { username: null } })
  nameless.choose()
  nameless.consent()
  expect(kept(nameless)).toEqual(google)
})

test.each([
  ['alice', { [frameKeys.socialUsername]: 'alice' }],
  [null, {}],
])('a Farcaster approval as %s is stored, with the user name if there is one', (username, name) => {
  const story = socialStory({ frame: { username } })
  story.choose('farcaster')
  const farcaster = { [frameKeys.emailLoginUsed]: 'true', [frameKeys.social]: 'farcaster', ...noContracts }
  expect(kept(story)).toEqual({ ...farcaster, ...name })
})

test('an account that is signed in with leaves nothing of an earlier one, nor of an address', () => {
  const offered = { features: { email: true, socials: ['google'] } } as const
  const texts = { ...used, [frameKeys.social]: 'github', [frameKeys.socialUsername]: 'bob' }
  const story = socialStory({ options: offered, texts, frame: { username: null } })
  story.choose()
  story.consent()
  expect(kept(story)).toEqual({
    [frameKeys.emailLoginUsed]: 'true',
    [frameKeys.social]: 'google',
    ...noContracts,
  })
  expect(story.state().email.address).toBeNull()
  story.go(connection.disconnectRequested({}))
  story.go(modal.openRequested({}))
  story.submit()
  story.code('123456')
  expect(kept(story)).toEqual(used)
  expect(story.state().social.provider).toBeNull()
})

test('a returning social visitor is restored, and a disconnect clears the stored data', () => {
  const texts = {
    [frameKeys.emailLoginUsed]: 'true',
    [frameKeys.social]: 'google',
    [frameKeys.socialUsername]: 'alice',
    ...noContracts,
  }
  const story = socialStory({ isTrusted: true, texts: { ...texts, [storageKeys.sessions]: keptSessions } })
  expect(accountState(story.state()).socialProvider).toBe('google')
  expect(kept(story)).toEqual(texts)
  story.go(connection.disconnectRequested({}))
  expect(kept(story)).toEqual({})
  expect(story.state().social).toMatchObject({ provider: null, username: null })
})

test('an unknown stored provider is ignored', () => {
  const story = socialStory({ texts: { [frameKeys.social]: 'constructor' } })
  expect(story.state().social.provider).toBeNull()
})

test.each(['email', 'social'] as const)(
  'the masked recording of a visitor who returns by %s replays',
  (way) => {
    const known =
      way === 'email' ? used : { [frameKeys.emailLoginUsed]: 'true', [frameKeys.social]: 'google' }
    const texts = { ...known, [storageKeys.sessions]: keptSessions }
    const options = { features: { email: true, socials: ['google'] } } as const
    const story = socialStory({ isTrusted: true, texts, options, record: 1000 })
    story.go(connection.disconnectRequested({}))
    expect(rerun(mask(story.latchkey.recording() as Tape)).difference).toBeNull()
  },
)

const byCode = () => {
  const story = emailStory()
  story.wallet.hang('connect')
  story.submit()
  story.code('123456')
  return story
}

const byAccount = () => {
  const story = socialStory()
  story.wallet.hang('connect')
  story.choose()
  story.consent()
  return story
}

test.each([
  ['a code', byCode],
  ['a social account', byAccount],
])('a visit that ended between %s and its wallet leaves nothing stored', (_, signIn) => {
  const texts = { ...signIn().storage.texts(), [frameKeys.sessionToken]: 'told by the frame' }
  expect(kept(emailStory({ texts }))).toEqual({})
})

test('leaving after a correct code clears the stored data', () => {
  const story = byCode()
  story.go(modal.closeRequested())
  expect(kept(story)).toEqual({})
})
