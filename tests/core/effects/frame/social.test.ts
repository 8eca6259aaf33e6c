import { expect, test } from 'vitest'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { host } from '../../../../core/events/host.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { social } from '../../../../core/events/frame/social.ts'
import { mask } from '../../../../core/recording/mask.ts'
import { rerun } from '../../../../core/recording/replay.ts'
import type { Tape } from '../../../../core/recording/tape.ts'
import { accountState } from '../../../../core/view-models/account/state.ts'
import { alice } from '../../../../fixtures/people.ts'
import { resultUri, socialStory, user } from './social-story.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

test('a visitor consents in the window that their press opened, and has a wallet', () => {
  const story = socialStory()
  story.choose()
  expect(story.view()).toBe('ConnectingSocial')
  expect(story.shown().status).toMatchObject({
    title: 'Sign in with Google',
    body: 'Continue in the sign-in window',
  })
  story.consent()
  expect(story.state().connection.byNamespace.eip155).toMatchObject({
    status: 'connected',
    accounts: [alice.address],
  })
  expect(story.state().modal.open).toBe(false)
  expect(story.frame.popups()).toBe(0)
})

test('the window is opened in the press itself, before anything is asked that takes a while', () => {
  const story = socialStory()
  const uri = story.frame.hang('socialRedirectUri')
  story.choose()
  expect(story.frame.popups()).toBe(1)
  expect(story.asked('leadPopup')).toEqual([])
  uri.answer({ uri: 'https://frame.example/google' })
  expect(story.asked('leadPopup')).toMatchObject([{ request: { uri: 'https://frame.example/google' } }])
})

test('the window code is preloaded with the modal if a provider needs a window', () => {
  expect(socialStory().asked('preparePopup')).toHaveLength(1)
  const scanned = socialStory({ options: { features: { socials: ['farcaster'] } } })
  expect(scanned.asked('preparePopup')).toEqual([])
})

test('a host reads the social provider and the wallet name', () => {
  const story = socialStory()
  story.choose()
  story.consent()
  const { socialProvider, connectedWalletInfo } = accountState(story.state())
  expect([socialProvider, connectedWalletInfo?.name]).toEqual(['google', 'Google'])
})

test('the view says that the user data is retrieved while the frame confirms', () => {
  const story = socialStory()
  story.frame.hang('connectSocial')
  story.choose()
  story.consent()
  expect(story.shown().status.body).toBe('Loading your account')
})

test('a blocked window is reported and can be opened by a press', () => {
  const story = socialStory()
  story.frame.reject('openPopup', { code: 'popup-blocked' })
  story.choose()
  expect(story.shown()).toMatchObject({
    picture: { mood: 'failed' },
    status: { title: 'The window was blocked' },
    retry: { label: 'Open the window', press: social.chosen({ provider: 'google', by: 'visitor' }) },
  })
  expect(story.asked('socialRedirectUri')).toEqual([])
  story.choose()
  story.consent()
  expect(story.status()).toBe('connected')
})

test('a window that the visitor closed leads back', () => {
  const story = socialStory()
  const uri = story.frame.hang('socialRedirectUri')
  story.choose()
  story.frame.closePopup()
  expect(shownViews(story.state())).toEqual(['Connect'])
  expect(story.attempt()).toBeNull()
  uri.answer({ uri: 'https://frame.example/google' })
  expect(story.asked('leadPopup')).toEqual([])
  expect(story.types()).not.toContain('social/failed')
})

test('an answer from another origin is ignored, shows a toast and returns', () => {
  const story = socialStory()
  story.choose()
  story.frame.endPopup({ code: 'untrusted-origin' })
  expect(story.view()).toBe('Connect')
  expect(story.state().toast.current?.message.text).toBe('social.untrusted')
  expect([story.attempt(), story.frame.popups()]).toEqual([null, 0])
  expect(story.asked('connectSocial')).toEqual([])
})

test('a denial is reported and can be retried', () => {
  const story = socialStory()
  story.choose()
  story.frame.endPopup({ code: 'user-rejected' })
  expect(story.shown()).toMatchObject({
    status: { title: 'Sign-in declined' },
    retry: { label: 'Try again' },
  })
  story.choose()
  story.consent()
  expect(story.status()).toBe('connected')
})

test.each<['socialRedirectUri' | 'connectSocial', Failure, string, string]>([
  [
    'socialRedirectUri',
    { code: 'unreachable' },
    "Couldn't reach Google sign-in",
    'Check your connection and try again.',
  ],
  [
    'socialRedirectUri',
    { code: 'timed-out', detail: 'The secure frame gave no answer to GET_SOCIAL_REDIRECT_URI …' },
    'Something went wrong',
    'Check your connection and try again.',
  ],
  [
    'connectSocial',
    { code: 'wallet-failed', detail: 'Google did not accept the sign-in.' },
    'Something went wrong',
    'Google did not accept the sign-in.',
  ],
])('if %s fails, the window closes and the reason is shown', (method, failure, title, body) => {
  const story = socialStory()
  story.frame.reject(method, failure)
  story.choose()
  if (method === 'connectSocial') story.consent()
  expect(story.shown().status).toMatchObject({ tone: 'negative', title, body })
  expect(story.frame.popups()).toBe(0)
})

test.each([
  ['goes back', router.wentBack()],
  ['closes the modal', modal.closeRequested()],
])('a visitor who %s cancels the sign-in and closes the window', (_, leaving) => {
  const story = socialStory()
  const uri = story.frame.hang('socialRedirectUri')
  story.choose()
  story.go(leaving)
  expect([story.frame.popups(), story.attempt()]).toEqual([0, null])
  expect(story.asked('socialRedirectUri')).toMatchObject([{ isAborted: true }])
  uri.answer({ uri: 'https://frame.example/google' })
  story.consent()
  expect(story.status()).toBe('disconnected')
})

test('a stop closes the window', () => {
  const story = socialStory()
  story.choose()
  story.latchkey.stop()
  expect(story.frame.popups()).toBe(0)
  expect(story.types()).toContain(host.stopped.type)
})

test('a late approval of an abandoned sign-in is signed out of the frame', () => {
  const story = socialStory()
  const confirmed = story.frame.hang('connectSocial')
  story.choose()
  story.consent()
  story.go(router.wentBack())
  confirmed.answer({ username: 'alice' })
  expect(story.status()).toBe('disconnected')
  expect(story.state().connection.flows).toEqual({})
  expect(story.wallet.questions.filter(({ method }) => method === 'disconnect')).toHaveLength(1)
})

test('a visitor who leaves while the wallet opens is not connected by a late answer', () => {
  const story = socialStory()
  const opened = story.wallet.hang('connect')
  story.choose()
  story.consent()
  story.go(router.wentBack())
  opened.answer({ namespaces: [{ namespace: 'eip155', chainId: 'eip155:1', accounts: [alice.address] }] })
  expect(story.status()).toBe('disconnected')
})

test('a wallet that could not be opened is asked again without another consent', () => {
  const story = socialStory()
  story.wallet.reject('connect', { code: 'timed-out' })
  story.choose()
  story.consent()
  expect(story.shown()).toMatchObject({
    status: { title: "Couldn't open your wallet" },
    retry: { press: connection.retried() },
  })
  story.go(connection.retried())
  expect(story.status()).toBe('connected')
  expect(story.asked('connectSocial')).toHaveLength(1)
})

test('a second press while a window is open opens no other', () => {
  const story = socialStory()
  story.choose()
  story.choose('github')
  expect(story.asked('openPopup')).toHaveLength(1)
  expect(story.attempt()?.provider).toBe('google')
})

test('events of a window that has ended change nothing', () => {
  const story = socialStory()
  story.choose()
  story.consent()
  const { length } = story.types()
  story.consent()
  story.frame.closePopup()
  expect(story.types()).toHaveLength(length)
})

test('another wallet that connects meanwhile ends the sign-in', () => {
  const story = socialStory()
  story.choose()
  story.go(
    connection.established({
      flow: 'elsewhere',
      connector: 'injected',
      wallet: { key: 'harbor', name: 'Harbor', icon: null },
      namespaces: [{ namespace: 'eip155', chainId: 'eip155:1', accounts: [alice.address] }],
      labels: {},
    }),
  )
  expect([story.attempt(), story.frame.popups()]).toEqual([null, 0])
})

test('an account that the host does not offer begins nothing', () => {
  const story = socialStory()
  story.choose('apple')
  expect([story.attempt(), story.frame.popups(), story.view()]).toEqual([null, 0, 'Connect'])
})

test('the code of a consent is on no tape, and the tape runs again without it', () => {
  const story = socialStory({ record: 1000 })
  story.frame.reject('connectSocial', { code: 'wallet-failed', detail: `${resultUri} is over` })
  story.choose()
  story.consent()
  story.choose()
  story.consent()
  const tape = story.latchkey.recording() as Tape
  expect(JSON.stringify(tape)).toContain('[secret]')
  expect(JSON.stringify(tape)).not.toContain('only-for-the-frame')
  expect(JSON.stringify(mask(tape))).not.toContain('alice')
  expect(rerun(tape).difference).toBeNull()
  expect(rerun(mask(tape)).difference).toBeNull()
})

test('the e-mail of a social account is part of the account state until the disconnect', () => {
  const story = socialStory({
    frame: { user: { ...user, email: 'alice@example.com' }, smartAccountNetworks: ['eip155:1'] },
  })
  story.choose()
  story.consent()
  const told = () => accountState(story.state()).email
  expect(told()).toBe('alice@example.com')
  story.go(connection.disconnectRequested({}))
  expect(told()).toBeNull()
})
