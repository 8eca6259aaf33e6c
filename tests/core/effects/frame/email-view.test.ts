import { expect, test } from 'vitest'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { connectWithFrameView } from '../../../../core/view-models/frame/connect-with-frame.ts'
import { emailVerifyOtpView } from '../../../../core/view-models/frame/email-verify-otp.ts'
import { alice } from '../../../../fixtures/people.ts'
import { emailStory } from './email-story.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

const eip155 = { namespace: 'eip155', chainId: 'eip155:1' } as const
const shared = { namespaces: [{ ...eip155, accounts: [alice.address] }] }

const opening = () => {
  const story = emailStory()
  story.submit()
  const wallet = story.wallet.hang('connect')
  story.code('123456')
  return { ...story, opened: wallet }
}

test.each([
  ['goes back', router.wentBack()],
  ['closes the modal', modal.closeRequested()],
])('a visitor who %s while the wallet opens is not connected by a late answer', (_, leaving) => {
  const story = opening()
  story.go(leaving)
  story.opened.answer(shared)
  expect(story.state().connection.byNamespace.eip155.status).toBe('disconnected')
  expect(story.wallet.questions.at(-1)?.method).toBe('disconnect')
})

test('a host that disconnects while the wallet is opened leads back to where one connects', () => {
  const story = opening()
  story.go(connection.disconnectRequested({}))
  expect(story.state().email.flow).toBeNull()
  expect(shownViews(story.state())).toEqual(['Connect'])
})

test('a session that is restored while another code is checked ends when the frame takes that', () => {
  const remembered = [
    { connector: 'frame', wallet: { key: 'frame', name: 'Email', icon: null }, namespaces: [eip155] },
  ]
  const restored: { answer?: (given: typeof shared) => void } = {}
  const story = emailStory({
    texts: {
      [frameKeys.emailLoginUsed]: 'true',
      [frameKeys.email]: 'earlier@example.com',
      [storageKeys.sessions]: JSON.stringify({ v: 1, sessions: remembered }),
    },
    beforeStart: ({ wallet }) => Object.assign(restored, wallet.hang('reconnect')),
  })
  story.submit()
  const check = story.frame.hang('connectOtp')
  story.code('123456')
  restored.answer?.(shared)
  expect(story.state().email.address).toBe('earlier@example.com')
  expect(story.view()).toBe('Account')
  check.answer(null)
  expect(story.state().email.address).toBeNull()
  expect(story.view()).toBe('Connect')
  expect(story.types()).not.toContain('connection/attemptStarted')
  expect(story.wallet.questions.at(-1)?.method).toBe('disconnect')
})

test('a host that takes the option back offers no field any more', () => {
  const story = emailStory()
  story.submit()
  story.latchkey.update({ features: { email: false } })
  expect(story.view()).toBe('Connect')
  expect(connectWithFrameView(story.state()).parts.email).toBeNull()
})

test('the code view has no field without a sign-in', () => {
  const story = emailStory()
  expect(emailVerifyOtpView(story.state()).parts).toMatchObject({ code: null, resend: null })
})
