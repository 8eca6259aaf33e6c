import { expect, test } from 'vitest'
import { router } from '../../../../core/events/shell/router.ts'
import { social } from '../../../../core/events/frame/social.ts'
import { accountState } from '../../../../core/view-models/account/state.ts'
import { connectWithFrameView } from '../../../../core/view-models/frame/connect-with-frame.ts'
import { socialStory } from './social-story.ts'

const link = 'https://frame.example/farcaster'

/** Somebody who chose Farcaster, and whose approval is waited for. */
function waiting(given: Parameters<typeof socialStory>[0] = {}) {
  const story = socialStory(given)
  const approved = story.frame.hang('connectFarcaster')
  story.choose('farcaster')
  return { ...story, approved }
}

test('a visitor scans the code with Farcaster, approves there, and has a wallet', () => {
  const { farcaster, state, view, status, approved } = waiting()
  expect(view()).toBe('ConnectingFarcaster')
  expect(farcaster()).toMatchObject({
    qrCode: { label: 'Scan this QR code with your phone', text: link },
    copy: { press: social.linkCopyRequested() },
    open: null,
  })
  expect(accountState(state()).farcasterUrl).toBe(link)
  approved.answer({ username: 'alice' })
  expect(status()).toBe('connected')
  expect(accountState(state())).toMatchObject({ socialProvider: 'farcaster', farcasterUrl: null })
})

test('no window is opened for it', () => {
  expect(waiting().asked('openPopup')).toEqual([])
})

test('a placeholder is shown until the Farcaster link arrives', () => {
  const story = socialStory()
  story.frame.hang('farcasterUri')
  story.choose('farcaster')
  expect(story.farcaster()).toMatchObject({
    qrCode: { label: 'Preparing a QR code', text: null },
    copy: { press: null },
  })
})

test('a phone does not open Farcaster before the link arrives', () => {
  const story = socialStory({ device: { kind: 'ios' } })
  story.frame.hang('farcasterUri')
  story.choose('farcaster')
  expect(story.farcaster()).toMatchObject({
    status: { title: 'Continue in Farcaster', body: 'Preparing the link.' },
    open: null,
  })
})

test('on a phone the app is opened instead', () => {
  const { farcaster } = waiting({ device: { kind: 'android' } })
  expect(farcaster()).toMatchObject({
    qrCode: null,
    copy: null,
    status: { title: 'Continue in Farcaster', body: 'Approve the request in the app' },
    open: { href: link, label: 'Open Farcaster', opensApp: false },
  })
})

test('a link of the app’s own scheme takes no tab of its own', () => {
  const story = socialStory({ device: { kind: 'ios' } })
  story.frame.hang('connectFarcaster')
  story.frame.answer('farcasterUri', { uri: 'farcaster://connect?token=1' })
  story.choose('farcaster')
  expect(story.farcaster().open).toMatchObject({ href: 'farcaster://connect?token=1', opensApp: true })
})

test('the link is copied', () => {
  const { go, clipboard, state } = waiting()
  go(social.linkCopyRequested())
  expect(clipboard.text()).toBe(link)
  expect(state().toast.current?.message.text).toBe('pairing.copied')
})

test('an approval in Farcaster shows that the user data is loading', () => {
  const story = waiting()
  story.wallet.hang('connect')
  story.approved.answer({ username: 'alice' })
  expect(story.farcaster()).toMatchObject({
    qrCode: null,
    picture: { mood: 'waiting' },
    status: { title: 'Loading your account' },
  })
})

test('an expired link is reported, and a new one can be requested', () => {
  const story = waiting()
  story.approved.reject({ code: 'timed-out' })
  expect(story.farcaster()).toMatchObject({
    qrCode: null,
    status: { title: 'This link has expired' },
    retry: { label: 'Get a new link', press: social.chosen({ provider: 'farcaster', by: 'visitor' }) },
  })
  story.choose('farcaster')
  expect(story.asked('farcasterUri')).toHaveLength(2)
  expect(story.status()).toBe('connected')
})

test('a denial in Farcaster is reported', () => {
  const { farcaster, approved } = waiting()
  approved.reject({ code: 'user-rejected' })
  expect(farcaster()).toMatchObject({ status: { title: 'Sign-in declined' }, retry: { label: 'Try again' } })
})

test('leaving the view cancels the wait for Farcaster', () => {
  const { go, asked, approved, status, attempt } = waiting()
  go(router.wentBack())
  expect(asked('connectFarcaster')).toMatchObject([{ isAborted: true }])
  approved.answer({ username: 'alice' })
  expect([status(), attempt()]).toEqual(['disconnected', null])
})

test('a terminal with a frame offers Farcaster only', () => {
  const { state } = socialStory({ device: { kind: 'terminal', hasFrame: true } })
  expect(connectWithFrameView(state()).parts).toMatchObject({
    social: { label: 'Continue with Farcaster' },
    socials: null,
    needsBrowser: null,
  })
})

test.each([
  ['without a frame', { kind: 'terminal' }, ['farcaster']],
  ['where each account needs a window', { kind: 'terminal', hasFrame: true }, ['google']],
] as const)('at a terminal %s a notice says that a browser is needed', (_, device, socials) => {
  const { state } = socialStory({ device, options: { features: { socials } } })
  expect(connectWithFrameView(state()).parts).toMatchObject({
    needsBrowser: { title: 'Email and social sign-in need a browser' },
    social: null,
    or: null,
  })
})
