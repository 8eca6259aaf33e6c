import { expect, test } from 'vitest'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { emailStory } from '../frame/email-story.ts'

/** Alice is connected by the frame, and Bob writes his address and code on the same page. */
const bobSignsIn = (before: (story: ReturnType<typeof emailStory>) => void = () => {}) => {
  const story = emailStory()
  story.submit()
  story.code('123456')
  story.go(modal.openRequested({ view: 'Connect' }))
  story.clock.pass(31_000)
  before(story)
  story.submit('bob@example.com')
  story.code('654321')
  const status = () => story.state().connection.byNamespace.eip155.status
  const told = () => story.wallet.questions.filter(({ method }) => method === 'disconnect').length
  const kept = () => story.storage.texts()[frameKeys.email]
  return { ...story, status, told, kept }
}

test('Alice’s session has ended as soon as the frame knows Bob, and his wallet is opened', () => {
  const story = bobSignsIn(({ wallet }) => wallet.hang('connect'))
  expect([story.status(), story.view(), story.told()]).toEqual(['disconnected', 'EmailVerifyOtp', 0])
  expect(story.wallet.questions.map(({ method }) => method)).toEqual(['connect', 'connect'])
})

test('Bob’s session takes its place, and his address that of hers', () => {
  const story = bobSignsIn()
  expect([story.status(), story.kept(), story.told()]).toEqual(['connected', 'bob@example.com', 0])
})

test('leaving while the second wallet opens connects no session and signs out of the frame', () => {
  const story = bobSignsIn(({ wallet }) => wallet.hang('connect'))
  story.go(modal.closeRequested())
  expect([story.status(), story.kept(), story.told()]).toEqual(['disconnected', undefined, 1])
})

test('a second wallet that does not open leaves the account disconnected', () => {
  const story = bobSignsIn(({ wallet }) => wallet.reject('connect', { code: 'timed-out' }))
  expect([story.status(), story.view()]).toEqual(['disconnected', 'EmailVerifyOtp'])
})

test('a late code approval after leaving connects no session and signs out of the frame', () => {
  const check: { answer?: (answer: null) => void } = {}
  const story = bobSignsIn(({ frame }) => Object.assign(check, frame.hang('connectOtp')))
  story.go(router.wentBack())
  expect([story.status(), story.told()]).toEqual(['connected', 0])
  check.answer?.(null)
  expect([story.status(), story.kept(), story.told()]).toEqual(['disconnected', undefined, 1])
})

test('when the frame refuses his code, Alice stays', () => {
  const story = bobSignsIn(({ frame }) => frame.reject('connectOtp', { code: 'wallet-failed' }))
  expect([story.status(), story.kept()]).toEqual(['connected', 'alice@example.com'])
})
