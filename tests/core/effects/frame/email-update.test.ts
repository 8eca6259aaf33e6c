import { expect, test } from 'vitest'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import { typedCode } from '../../../../core/domain/frame/one-time-code.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { emailUpdate } from '../../../../core/events/frame/email-update.ts'
import { host } from '../../../../core/events/host.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { mask } from '../../../../core/recording/mask.ts'
import type { Tape } from '../../../../core/recording/tape.ts'
import { frameSession } from '../../../../core/selectors/frame/session.ts'
import { accountSettingsView } from '../../../../core/view-models/account/account-settings.ts'
import {
  updateEmailPrimaryOtpView,
  updateEmailSecondaryOtpView,
} from '../../../../core/view-models/frame/update-email-otp.ts'
import { updateEmailWalletView } from '../../../../core/view-models/frame/update-email-wallet.ts'
import { address, emailStory, keptSessions } from './email-story.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

const other = 'alice@other.example'

/** Alice, who signed in by e-mail on an earlier visit, in the settings of her account. */
const settled = (given: Parameters<typeof emailStory>[0] = {}) => {
  const story = emailStory({
    isTrusted: true,
    texts: {
      [storageKeys.sessions]: keptSessions,
      [frameKeys.email]: address,
      [frameKeys.emailLoginUsed]: 'true',
    },
    ...given,
  })
  story.go(router.viewPushed({ view: 'AccountSettings' }))
  const edit = () => updateEmailWalletView(story.state()).parts
  const primary = () => updateEmailPrimaryOtpView(story.state()).parts
  const secondary = () => updateEmailSecondaryOtpView(story.state()).parts
  const row = () => accountSettingsView(story.state()).parts.email
  const submitted = (text = other) =>
    emailUpdate.submitted({
      session: frameSession(story.state().connection) ?? '',
      email: text,
      by: 'visitor',
    })
  const save = (text = other) => {
    story.go(router.viewPushed({ view: 'UpdateEmailWallet' }), emailUpdate.typed({ text }))
    const { submit } = edit().email
    if (submit) story.go(submit)
  }
  const type = (text: string) => story.go(emailUpdate.codeTyped(typedCode(text)))
  const kept = (key: keyof typeof frameKeys) => story.storage.texts()[frameKeys[key]]
  return { ...story, edit, primary, secondary, row, submitted, save, type, kept }
}

test('a visitor changes their address by a code to the present one and a code to the new one', () => {
  const story = settled()
  expect(story.row()).toMatchObject({
    value: address,
    press: router.viewPushed({ view: 'UpdateEmailWallet' }),
  })
  story.go(router.viewPushed({ view: 'UpdateEmailWallet' }))
  expect(story.view()).toBe('UpdateEmailWallet')
  expect(story.edit()).toMatchObject({ email: { value: address }, save: { press: null } })
  story.go(emailUpdate.typed({ text: other }), story.submitted())
  expect(story.view()).toBe('UpdateEmailPrimaryOtp')
  expect(story.primary().ask.title).toBe(`Enter the code we sent to ${address}`)
  story.type('123 456')
  expect(story.view()).toBe('UpdateEmailSecondaryOtp')
  expect(story.secondary().ask.title).toBe(`Enter the code we sent to ${other}`)
  expect(story.secondary().code).toMatchObject({ value: '' })
  story.type('654321')
  expect(shownViews(story.state())).toEqual(['Account', 'AccountSettings'])
  expect(accountSettingsView(story.state()).parts.email?.value).toBe(other)
})

test('the time of the mail is stored until the change completes, and then the new address', () => {
  const story = settled()
  story.save()
  expect(story.kept('lastEmailLoginTime')).toBe(String(story.clock.now()))
  story.type('123456')
  story.type('654321')
  expect([story.kept('email'), story.kept('emailLoginUsed'), story.kept('lastEmailLoginTime')]).toEqual([
    other,
    'true',
    undefined,
  ])
})

test('the frame may ask for the code of the new address alone', () => {
  const story = settled({ frame: { nextUpdate: 'secondary' } })
  story.save()
  expect(story.view()).toBe('UpdateEmailSecondaryOtp')
  story.type('654321')
  expect(story.row()?.value).toBe(other)
})

test.each<[string, Failure, string, string]>([
  [
    'an address of somebody else',
    { code: 'wallet-failed', detail: 'This address belongs to another account.' },
    "Couldn't change your email",
    'This address belongs to another account.',
  ],
  [
    'a frame that does not come',
    { code: 'unreachable' },
    'Unable to load email login dependency',
    'Check your connection and try again.',
  ],
  [
    'a frame that keeps silent',
    { code: 'timed-out', detail: 'The secure frame gave no answer to UPDATE_EMAIL …' },
    "Couldn't change your email",
    'Check your connection and try again.',
  ],
])('%s is reported beside the address, which remains', (_, failure, title, body) => {
  const story = settled()
  story.frame.reject('updateEmail', failure)
  story.save()
  expect(story.view()).toBe('UpdateEmailWallet')
  expect(story.edit()).toMatchObject({
    email: { value: other },
    failed: { title, body },
    save: { press: story.submitted() },
  })
})

test('the current address and an invalid one are not sent to the frame', () => {
  const story = settled()
  story.save(` ${address} `)
  expect(story.edit()).toMatchObject({ failed: null, save: { press: null }, email: { submit: null } })
  story.save('alice@nowhere')
  expect(story.edit().email.error?.title).toBe('Enter a valid email, like name@example.com')
  expect(story.asked('updateEmail')).toEqual([])
})

test.each(['updateEmailPrimaryOtp', 'updateEmailSecondaryOtp'] as const)(
  'a wrong code shows the message of the frame, and another can be typed (%s)',
  (method) => {
    const story = settled()
    story.save()
    if (method === 'updateEmailSecondaryOtp') story.type('123456')
    story.frame.reject(method, { code: 'wallet-failed', detail: 'Invalid code' })
    story.type('000000')
    expect(story.secondary()).toMatchObject({
      code: { value: '', error: { title: 'Invalid code. Try again' } },
    })
    const before = story.view()
    story.type('111111')
    expect(story.view()).not.toBe(before)
  },
)

test('thirty seconds after a code was asked for, "Try again" leads back to the address', () => {
  const story = settled()
  story.save()
  expect(story.primary().retry).toMatchObject({ label: 'Try again in 30s', press: null })
  story.clock.pass(29_000)
  expect(story.primary().retry).toMatchObject({ label: 'Try again in 1s', press: null })
  story.clock.pass(1000)
  expect(story.primary().retry).toMatchObject({ label: 'Try again', press: router.wentBack() })
  story.go(router.wentBack())
  expect(story.view()).toBe('UpdateEmailWallet')
  expect(story.edit()).toMatchObject({ email: { value: other }, save: { press: story.submitted() } })
})

test.each([
  ['goes back', router.wentBack()],
  ['closes the modal', modal.closeRequested()],
])('a visitor who %s cancels the change and the check of the first code', (_, leaving) => {
  const story = settled()
  story.save()
  const check = story.frame.hang('updateEmailPrimaryOtp')
  story.type('123456')
  story.go(leaving)
  check.answer(null)
  expect(story.asked('updateEmailPrimaryOtp')[0]).toMatchObject({ isAborted: true })
  expect(story.state().emailUpdate.flow).toBeNull()
  expect(story.view()).not.toBe('UpdateEmailSecondaryOtp')
})

test('a change that the frame completes after the visitor left updates the address', () => {
  const story = settled()
  story.save()
  story.type('123456')
  const check = story.frame.hang('updateEmailSecondaryOtp')
  story.type('654321')
  story.go(modal.closeRequested())
  check.answer({ newEmail: other })
  expect([story.state().email.address, story.kept('email')]).toEqual([other, other])
})

test('a change that completes after its session ended is ignored', () => {
  const story = settled()
  story.save()
  story.type('123456')
  const check = story.frame.hang('updateEmailSecondaryOtp')
  story.type('654321')
  story.go(connection.disconnectRequested({}))
  check.answer({ newEmail: other })
  expect([story.state().email.address, story.kept('email')]).toEqual([null, undefined])
})

test('a session that ends meanwhile leads to where one connects', () => {
  const story = settled()
  story.save()
  story.wallet.change({ kind: 'disconnected' })
  expect(story.state().emailUpdate.flow).toBeNull()
  expect(shownViews(story.state())).toEqual(['Connect'])
})

test('a stop takes a change back', () => {
  const story = settled()
  story.frame.hang('updateEmail')
  story.save()
  story.go(host.stopped())
  expect(story.state().emailUpdate.flow).toBeNull()
})

test('the error of an address is cleared when the visitor returns', () => {
  const story = settled()
  story.frame.reject('updateEmail', {
    code: 'wallet-failed',
    detail: 'This address belongs to another account.',
  })
  story.save()
  story.go(router.wentBack(), router.viewPushed({ view: 'UpdateEmailWallet' }))
  expect(story.edit()).toMatchObject({ failed: null, email: { value: address } })
})

test('a wallet from outside has no row for an address, and no view for it is opened by a host', () => {
  const story = emailStory({ options: {} })
  expect(accountSettingsView(story.state()).parts.email).toBeNull()
  story.go(modal.openRequested({ view: 'UpdateEmailWallet' }))
  expect(story.view()).toBe('Connect')
})

test('codes and addresses are on no tape that leaves the machine', () => {
  const story = settled({ record: 1000 })
  story.save()
  story.frame.reject('updateEmailPrimaryOtp', {
    code: 'wallet-failed',
    detail: `918273 is no code of ${address}`,
  })
  story.type('918273')
  story.type('918274')
  story.type('918275')
  const tape = JSON.stringify(mask(story.latchkey.recording() as Tape))
  expect(tape).toContain('[secret]')
  for (const secret of ['918273', '918274', '918275', address, other]) expect(tape).not.toContain(secret)
})
