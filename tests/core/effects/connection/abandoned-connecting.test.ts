import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { email } from '../../../../core/events/frame/email.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { alice } from '../../../../fixtures/people.ts'
import { emailStory } from '../frame/email-story.ts'
import { resultUri, socialStory } from '../frame/social-story.ts'

const other = 'alice@other.example'

/** Alice, who left while her code was checked; its answer is still to come. */
function leftCheck() {
  const story = emailStory()
  const check = story.frame.hang('connectOtp')
  story.submit()
  story.code('123456')
  story.go(router.wentBack())
  return { ...story, check }
}

/** Alice, who left while the frame confirmed her Google account. */
function leftConsent() {
  const story = socialStory()
  const confirmed = story.frame.hang('connectSocial')
  story.choose('google')
  story.consent()
  story.go(router.wentBack())
  return { ...story, confirmed }
}

const signOuts = (story: ReturnType<typeof emailStory>) =>
  story.wallet.questions.filter(({ method }) => method === 'disconnect').length

test('a late approval of an abandoned code does not cancel the mail of the next attempt', () => {
  const story = leftCheck()
  const mail = story.frame.hang('connectEmail')
  story.submit(other)
  story.check.answer(null)
  expect(story.asked('connectEmail').at(-1)?.isAborted).toBe(false)
  mail.answer({ next: 'code' })
  expect(story.view()).toBe('EmailVerifyOtp')
})

test('the next attempt does not cancel the check of an abandoned code, so its approval is undone', () => {
  const story = leftCheck()
  story.submit(other)
  expect(story.asked('connectOtp')).toMatchObject([{ isAborted: false }])
  story.check.answer(null)
  expect(signOuts(story)).toBe(1)
  expect(story.state().email.flow).toMatchObject({ email: other, step: 'code' })
})

test('the late no to a code that was left is none to the code that is written now', () => {
  const story = leftCheck()
  story.submit(other)
  story.check.reject({ code: 'wallet-failed', detail: 'Invalid code' })
  expect(story.types()).not.toContain(email.failed.type)
})

test('a late approval of an abandoned code ends the next attempt, because the frame has changed visitor', () => {
  const story = leftCheck()
  const opened = story.wallet.hang('connect')
  story.submit(other)
  story.code('654321')
  story.check.answer(null)
  opened.answer({
    namespaces: [{ namespace: 'eip155', chainId: 'eip155:1', accounts: [alice.address] }],
  })
  expect(story.state().connection.byNamespace.eip155.status).toBe('disconnected')
  expect(story.state().email.flow).toBeNull()
  expect(story.view()).toBe('Connect')
  expect(signOuts(story)).toBeGreaterThan(0)
})

test('a mail that comes after its attempt was left counts as the last one', () => {
  const story = emailStory()
  const mail = story.frame.hang('connectEmail')
  story.submit()
  story.go(modal.closeRequested())
  mail.answer({ next: 'code' })
  const at = story.clock.now()
  expect(story.storage.texts()['lastEmailLoginTime']).toBe(String(at))
  story.go(modal.openRequested({}))
  story.submit()
  expect(story.asked('connectEmail').at(-1)?.request).toMatchObject({ lastAskedAt: at })
})

test('the link of a mail that comes after its attempt was left is not waited for', () => {
  const story = emailStory()
  const mail = story.frame.hang('connectEmail')
  story.submit()
  story.go(router.exitRequested(), modal.closeRequested())
  mail.answer({ next: 'device' })
  expect(story.asked('connectDevice')).toEqual([])
})

test('a visitor whom the frame trusts after they left is signed out of the frame', () => {
  const story = emailStory()
  const mail = story.frame.hang('connectEmail')
  story.submit()
  story.go(modal.closeRequested())
  mail.answer({ next: 'none' })
  expect(signOuts(story)).toBe(1)
  expect(story.state().connection.flows).toEqual({})
})

test('a late approval of an abandoned consent does not close the next window', () => {
  const story = leftConsent()
  story.choose('github')
  story.confirmed.answer({ username: 'alice' })
  expect([story.attempt()?.provider, story.frame.popups()]).toEqual(['github', 1])
  story.consent()
  expect(story.status()).toBe('connected')
})

test('a late approval of an abandoned consent does not end the wait for Farcaster', () => {
  const story = leftConsent()
  const approved = story.frame.hang('connectFarcaster')
  story.choose('farcaster')
  story.confirmed.answer({ username: 'alice' })
  expect(story.asked('connectFarcaster')).toMatchObject([{ isAborted: false }])
  approved.answer({ username: 'alice' })
  expect(story.status()).toBe('connected')
})

test('the next consent does not cancel the request of an abandoned one', () => {
  const story = leftConsent()
  story.frame.hang('connectSocial')
  story.choose('github')
  story.frame.consent(resultUri)
  expect(story.asked('connectSocial')).toMatchObject([{ isAborted: false }, { isAborted: false }])
})

const byBoth = { options: { features: { email: true, socials: ['google'] } } } as const

/** Alice, who left while her code was checked, and chose Google then. */
function leftForGoogle() {
  const story = socialStory(byBoth)
  const check = story.frame.hang('connectOtp')
  story.submit()
  story.code('123456')
  story.go(router.wentBack())
  story.choose('google')
  return { ...story, check }
}

/** The consent that is waited for, its view and its window. */
const waitedFor = ({ attempt, view, frame }: ReturnType<typeof socialStory>) => [
  attempt()?.provider,
  view(),
  frame.popups(),
]

test('a late approval of an abandoned code does not end the pending consent', () => {
  const story = leftForGoogle()
  story.check.answer(null)
  expect(waitedFor(story)).toEqual(['google', 'ConnectingSocial', 1])
})

test('a consent after a late approval of an abandoned code connects the visitor', () => {
  const story = leftForGoogle()
  story.check.answer(null)
  story.consent()
  expect(story.status()).toBe('connected')
})

test('the end of the current session does not end the pending consent', () => {
  const story = socialStory(byBoth)
  story.submit()
  story.code('123456')
  story.go(modal.openRequested({ view: 'Connect' }))
  story.choose('google')
  story.go(connection.disconnectRequested({}))
  expect(waitedFor(story)).toEqual(['google', 'ConnectingSocial', 1])
})
