import { expect, test } from 'vitest'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import { smartAccountStory } from './smart-account-story.ts'
import { socialStory } from './social-story.ts'

const byBoth = { options: { features: { email: true, socials: ['google', 'github'] } } } as const
const off = { features: { email: false, socials: [] } }
const mailAlone = { features: { email: true, socials: [] } }
const googleAlone = { features: { email: false, socials: ['google'] as const } }

/** Alice, who signed in by e-mail. */
function signedIn() {
  const story = smartAccountStory()
  story.signIn()
  return story
}

/** Whoever waits for somebody's consent: their attempt, view and windows. */
const waiting = ({ attempt, view, frame }: ReturnType<typeof socialStory>) => [
  attempt()?.provider,
  view(),
  frame.popups(),
]
const keptOfFrame = (texts: Readonly<Record<string, string>>) =>
  Object.values(frameKeys).filter((key) => key in texts)

test('disabling the feature disconnects the visitor and signs out of the frame', () => {
  const story = signedIn()
  story.latchkey.update(off)
  expect(story.state().connection.byNamespace.eip155.status).toBe('disconnected')
  expect(story.wallet.questions.map(({ method }) => method)).toContain('disconnect')
})

test('disabling the feature clears the stored data of the frame', () => {
  const story = signedIn()
  expect(keptOfFrame(story.storage.texts())).not.toEqual([])
  story.latchkey.update(off)
  expect(keptOfFrame(story.storage.texts())).toEqual([])
  expect(story.storage.texts()).not.toHaveProperty('sessions')
})

test('their session ends here also where the frame cannot be asked any more', () => {
  const story = signedIn()
  story.wallet.reject('disconnect', { code: 'unreachable' } satisfies Failure)
  story.latchkey.update(off)
  expect(story.state().connection.byNamespace.eip155.status).toBe('disconnected')
})

test('a signed-in visitor stays connected while one sign-in method is enabled', () => {
  const story = signedIn()
  story.latchkey.update(googleAlone)
  expect(story.state().connection.byNamespace.eip155.status).toBe('connected')
})

test('a consent for a provider that is offered no more ends, with its window and its view', () => {
  const story = socialStory(byBoth)
  story.choose('google')
  story.latchkey.update(mailAlone)
  expect(waiting(story)).toEqual([undefined, 'Connect', 0])
})

test('whatever is offered, a frame that is switched off by its name is offered no more', () => {
  const frameOff = { features: { ...byBoth.options.features, frame: false } }
  const story = signedIn()
  story.latchkey.update(frameOff)
  expect(story.state().connection.byNamespace.eip155.status).toBe('disconnected')
  const consenting = socialStory(byBoth)
  consenting.choose('google')
  consenting.latchkey.update(frameOff)
  expect(waiting(consenting)).toEqual([undefined, 'Connect', 0])
})

test('a consent for a provider that is offered still goes on', () => {
  const story = socialStory(byBoth)
  story.choose('google')
  story.latchkey.update(googleAlone)
  expect(waiting(story)).toEqual(['google', 'ConnectingSocial', 1])
})

test('disabling every method ends a pending consent, and the modal stays open', () => {
  const story = socialStory(byBoth)
  story.choose('google')
  story.latchkey.update(off)
  expect(waiting(story)).toEqual([undefined, 'Connect', 0])
  expect(story.state().modal.open).toBe(true)
})

test('a late approval of a disabled provider does not connect the visitor', () => {
  const story = socialStory(byBoth)
  const confirmed = story.frame.hang('connectSocial')
  story.choose('google')
  story.consent()
  story.latchkey.update(mailAlone)
  confirmed.answer({ username: 'alice' })
  expect(story.status()).toBe('disconnected')
})

test('disabling e-mail returns a visitor who waits for a code to Connect', () => {
  const story = socialStory(byBoth)
  story.submit()
  story.latchkey.update(googleAlone)
  expect([story.state().email.flow, story.view()]).toEqual([null, 'Connect'])
})

test('a mail that is asked for is waited for no more once e-mail is offered no more', () => {
  const story = socialStory(byBoth)
  story.frame.hang('connectEmail')
  story.submit()
  story.latchkey.update(off)
  expect([story.state().email.flow, story.view()]).toEqual([null, 'Connect'])
})
