import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { fakeClock } from '../../../../adapters/fake/fake-clock.ts'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { frameMailLimit } from '../../../../core/domain/limits.ts'
import { email } from '../../../../core/events/frame/email.ts'
import { de } from '../../../../core/strings/de.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { accountState } from '../../../../core/view-models/account/state.ts'
import { connectWithFrameView } from '../../../../core/view-models/frame/connect-with-frame.ts'
import { emailVerifyDeviceView } from '../../../../core/view-models/frame/email-verify-device.ts'
import { emailVerifyOtpView } from '../../../../core/view-models/frame/email-verify-otp.ts'
import { mask } from '../../../../core/recording/mask.ts'
import { foldTape } from '../../../../core/recording/replay.ts'
import { formatTape, parseTape } from '../../../../core/recording/tape.ts'
import { textIn } from '../../../../core/view-models/parts/text-field.ts'
import type { Tape } from '../../../../core/recording/tape.ts'
import { alice } from '../../../../fixtures/people.ts'
import { address, emailStory } from './email-story.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

const shown = (story: ReturnType<typeof emailStory>) => emailVerifyOtpView(story.state()).parts

test('a visitor writes their address and then the code, and has a wallet', () => {
  const story = emailStory()
  story.submit()
  expect(story.view()).toBe('EmailVerifyOtp')
  expect(shown(story).ask.title).toBe(`Enter the code we sent to ${address}`)
  story.code('123456')
  expect(story.state().connection.byNamespace.eip155).toMatchObject({
    status: 'connected',
    accounts: [alice.address],
  })
  expect(story.state().modal.open).toBe(false)
})

test('on a new device the link in the mail comes first, then the code in its place', () => {
  const story = emailStory({ frame: { next: 'device' } })
  const opened = story.frame.hang('connectDevice')
  story.submit()
  expect(story.view()).toBe('EmailVerifyDevice')
  opened.answer(null)
  expect(shownViews(story.state())).toEqual(['Connect', 'EmailVerifyOtp'])
})

/** A visitor on a new device whose wait for the link has just failed. */
const failedWait = (failure: Failure, given: Parameters<typeof emailStory>[0] = {}) => {
  const story = emailStory({ ...given, frame: { next: 'device' } })
  story.frame.reject('connectDevice', failure)
  story.submit()
  return { ...story, waiting: () => emailVerifyDeviceView(story.state()).parts }
}

test('an interrupted wait for the link can be resumed, and the mail remains valid', () => {
  const story = failedWait({ code: 'unreachable', detail: 'Failed to fetch' })
  expect(story.waiting()).toMatchObject({
    progress: null,
    failed: {
      title: 'Connection lost',
      body: "The email is still valid. Try again once you're online.",
    },
    retry: { label: 'Try again', press: email.linkRetried() },
  })
  const opened = story.frame.hang('connectDevice')
  story.go(email.linkRetried())
  expect(story.waiting()).toMatchObject({
    progress: { label: 'Waiting for you to open the link' },
    failed: null,
    retry: null,
  })
  opened.answer(null)
  expect(story.view()).toBe('EmailVerifyOtp')
  expect(story.asked('connectEmail')).toHaveLength(1)
})

test('an interrupted wait can be resumed if no other mail can be sent', () => {
  const story = failedWait({ code: 'unreachable' })
  story.clock.pass(30_000)
  story.frame.reject('connectEmail', { code: 'unreachable' })
  story.go(email.resendRequested())
  expect(story.waiting()).toMatchObject({
    failed: { title: 'Connection lost' },
    retry: { press: email.linkRetried() },
    resend: { press: email.resendRequested() },
  })
  story.frame.hang('connectDevice')
  story.go(email.linkRetried())
  expect(story.waiting()).toMatchObject({
    progress: { label: 'Waiting for you to open the link' },
    failed: null,
  })
})

test('a refused second mail shows the reason, and the first mail remains valid', () => {
  const story = failedWait({ code: 'unreachable' })
  story.clock.pass(30_000)
  const detail = 'Too many codes were asked for. Try again in ten minutes.'
  story.frame.reject('connectEmail', { code: 'wallet-failed', detail })
  story.go(email.resendRequested())
  expect(story.waiting()).toMatchObject({ failed: { body: detail }, retry: { press: email.linkRetried() } })
})

test('a wait that breaks off while another mail is on its way leaves it on its way', () => {
  const story = emailStory({ frame: { next: 'device' } })
  const wait = story.frame.hang('connectDevice')
  story.submit()
  story.clock.pass(30_000)
  story.frame.hang('connectEmail')
  story.go(email.resendRequested())
  wait.reject({ code: 'unreachable' })
  expect(emailVerifyDeviceView(story.state()).parts.resend).toMatchObject({ busy: true, press: null })
})

test('a wait that is interrupted again is reported again', () => {
  const story = failedWait({ code: 'unreachable' })
  story.frame.reject('connectDevice', { code: 'unreachable' })
  story.go(email.linkRetried())
  expect(story.waiting().retry?.press).toEqual(email.linkRetried())
})

test('the wait shows how long the link is valid until it expires', () => {
  const story = failedWait({ code: 'unreachable' })
  const said = () => story.waiting().ask.body
  expect(said()).toBe('The link expires in 20 minutes')
  story.clock.pass(60_000)
  const opened = story.frame.hang('connectDevice')
  story.go(email.linkRetried())
  expect(said()).toBe('The link expires in 20 minutes')
  opened.reject({ code: 'wallet-failed' })
  expect(said()).toBeUndefined()
  story.frame.reject('connectEmail', { code: 'unreachable' })
  story.go(email.resendRequested())
  expect(story.waiting()).toMatchObject({ progress: null, retry: null })
  expect(said()).toBeUndefined()
})

const linkOver = {
  ask: { part: 'notice', tone: 'neutral', title: `Approve the login link we sent to ${address}` },
  progress: null,
  failed: {
    title: "The link wasn't opened",
    body: 'Links expire after 20 minutes. Resend the email.',
  },
  retry: null,
  resend: { press: email.resendRequested() },
}

test('an interrupted wait can be resumed until the link expires; then only a new mail is offered', () => {
  const story = failedWait({ code: 'unreachable' })
  story.clock.pass(frameMailLimit - 1)
  expect(story.waiting()).toMatchObject({ retry: { press: email.linkRetried() } })
  story.clock.pass(1)
  expect(story.waiting()).toMatchObject(linkOver)
})

test('an interrupted wait cannot be resumed after a sleep longer than the link is valid', () => {
  const timers = fakeClock()
  const story = failedWait({ code: 'unreachable' }, { ports: { clock: timers } })
  story.clock.pass(frameMailLimit)
  timers.pass(20_000)
  expect(story.waiting()).toMatchObject(linkOver)
})

test('a wait that goes on ends with the time of its link, whatever became of another mail', () => {
  const story = failedWait({ code: 'unreachable' })
  story.clock.pass(60_000)
  const opened = story.frame.hang('connectDevice')
  story.go(email.linkRetried())
  story.frame.reject('connectEmail', { code: 'unreachable' })
  story.go(email.resendRequested())
  story.clock.pass(frameMailLimit - 60_000)
  expect(story.waiting()).toMatchObject(linkOver)
  opened.answer(null)
  expect(story.view()).toBe('EmailVerifyDevice')
})

test('a new mail restarts the validity of the link', () => {
  const story = failedWait({ code: 'unreachable' })
  story.clock.pass(60_000)
  story.frame.hang('connectDevice')
  story.go(email.resendRequested())
  story.clock.pass(frameMailLimit - 1)
  expect(story.waiting()).toMatchObject({
    progress: { label: 'Waiting for you to open the link' },
    failed: null,
  })
})

test.each<Failure>([
  { code: 'timed-out' },
  { code: 'wallet-failed', detail: 'The link is not good any more. Ask for a new one.' },
])('a link that is not good any more (%o) is not waited for again', (failure) => {
  const story = failedWait(failure)
  expect(story.waiting()).toMatchObject({ failed: { title: "The link wasn't opened" }, retry: null })
})

test('a press that comes once the link was opened waits for nothing', () => {
  const story = emailStory({ frame: { next: 'device' } })
  story.submit()
  story.go(email.linkRetried())
  expect(story.asked('connectDevice')).toHaveLength(1)
})

test('a trusted visitor needs no code', () => {
  const story = emailStory({ frame: { next: 'none' } })
  story.submit()
  expect(story.state().connection.byNamespace.eip155.status).toBe('connected')
})

test('a trusted visitor whose wallet did not open can retry from the address form', () => {
  const story = emailStory({ frame: { next: 'none' } })
  story.wallet.reject('connect', { code: 'timed-out' })
  story.submit()
  expect(connectWithFrameView(story.state()).parts).toMatchObject({
    email: { value: address },
    emailFailed: { title: "Couldn't open your wallet" },
    emailContinue: { press: email.submitted({ email: address, by: 'visitor' }) },
  })
  story.go(email.submitted({ email: address, by: 'visitor' }))
  expect(story.state().connection.byNamespace.eip155.status).toBe('connected')
})

test('a trusted visitor sees that the wallet is opening', () => {
  const story = emailStory({ frame: { next: 'none' } })
  story.wallet.hang('connect')
  story.submit()
  expect(connectWithFrameView(story.state()).parts.emailContinue).toMatchObject({
    label: 'Opening your wallet',
    busy: true,
    press: null,
  })
})

test('a code is sent once it has six digits, pasted or typed', () => {
  const story = emailStory()
  story.submit()
  story.code('12345')
  expect(story.asked('connectOtp')).toEqual([])
  story.code('Your code: 123 456')
  expect(story.asked('connectOtp')).toHaveLength(1)
})

test('a wrong code shows the message of the frame, and another can be typed', () => {
  const story = emailStory()
  story.submit()
  story.frame.reject('connectOtp', { code: 'wallet-failed', detail: 'Invalid OTP' })
  story.code('000000')
  expect(shown(story)).toMatchObject({
    code: { value: '', error: { title: 'Invalid OTP. Try again' } },
  })
  story.code('123456')
  expect(story.state().connection.byNamespace.eip155.status).toBe('connected')
})

test('a refusal without a word is an error all the same', () => {
  const story = emailStory()
  story.submit()
  story.frame.reject('connectOtp', { code: 'wallet-failed' })
  story.code('000000')
  expect(shown(story).code?.error?.title).toBe('An error occurred. Try again')
})

test.each<[Failure, string]>([
  [{ code: 'unreachable', detail: 'Failed to fetch' }, 'Unable to load email login dependency'],
  [{ code: 'timed-out', detail: 'The secure frame gave no answer to CONNECT_OTP …' }, 'No answer received'],
])('a code that could not be checked (%o) shows readable advice and can be typed again', (failure, title) => {
  const story = emailStory()
  story.submit()
  story.frame.reject('connectOtp', failure)
  story.code('123456')
  expect(shown(story).code).toMatchObject({
    value: '',
    error: { title, body: 'Check your connection and try again.' },
  })
  story.code('123456')
  expect(story.state().connection.byNamespace.eip155.status).toBe('connected')
})

test('a mail that is requested too soon is reported in the language of the page', () => {
  const story = emailStory({ options: { features: { email: true }, locale: 'de', strings: { ...de } } })
  story.frame.reject('connectEmail', {
    code: 'limit-exceeded',
    detail: 'Please try again after 1 seconds',
  })
  story.submit()
  expect(connectWithFrameView(story.state()).parts.emailFailed?.body).toBe(
    'Bitte in 1 Sekunde erneut versuchen',
  )
})

test.each<[string, Failure, string, string]>([
  [
    'a frame that does not come',
    { code: 'unreachable' },
    'Unable to load email login dependency',
    'Check your connection and try again.',
  ],
  [
    'a mail too soon',
    { code: 'limit-exceeded', detail: 'Please try again after 12 seconds' },
    "Couldn't send the email",
    'Please try again after 12 seconds',
  ],
  [
    'a frame that gives no answer',
    { code: 'timed-out', detail: 'The secure frame gave no answer to CONNECT_EMAIL …' },
    "Couldn't send the email",
    'Check your connection and try again.',
  ],
  [
    'an answer that cannot be read',
    { code: 'malformed-answer', detail: "The secure frame's answer to CONNECT_EMAIL cannot be read." },
    "Couldn't send the email",
    'An error occurred',
  ],
])('%s is reported beside the address, which remains', (_, failure, title, body) => {
  const story = emailStory()
  story.frame.reject('connectEmail', failure)
  story.submit()
  expect(story.view()).toBe('Connect')
  expect(connectWithFrameView(story.state()).parts).toMatchObject({
    email: { value: address },
    emailFailed: { title, body },
    emailContinue: { press: email.submitted({ email: address, by: 'visitor' }) },
  })
})

test('an invalid address is not sent to the frame', () => {
  const story = emailStory()
  story.submit('alice@nowhere')
  expect(story.asked('connectEmail')).toEqual([])
  expect(connectWithFrameView(story.state()).parts.email?.error?.title).toBe(
    'Enter a valid email, like name@example.com',
  )
})

test('another mail may be asked for thirty seconds after the last, counted down', () => {
  const story = emailStory()
  story.submit()
  expect(shown(story).resend).toMatchObject({ label: 'Resend in 30s', press: null })
  story.clock.pass(29_000)
  expect(shown(story).resend).toMatchObject({ label: 'Resend in 1s', press: null })
  story.clock.pass(1000)
  expect(shown(story).resend).toMatchObject({ label: 'Resend code', press: email.resendRequested() })
  story.go(email.resendRequested())
  expect(story.asked('connectEmail')).toHaveLength(2)
  expect(story.state().toast.current?.message.text).toBe('email.resent')
})

test('a code that is still checked when another mail is asked for counts no more', () => {
  const story = emailStory()
  story.submit()
  const check = story.frame.hang('connectOtp')
  story.code('123456')
  story.clock.pass(30_000)
  story.go(email.resendRequested())
  check.answer(null)
  story.clock.pass(1)
  expect(story.state().connection.flows).toEqual({})
  expect(shown(story).code).toMatchObject({ value: '' })
})

test('another mail that is sent only after a code was taken changes nothing', () => {
  const story = emailStory()
  story.submit()
  story.clock.pass(30_000)
  const mail = story.frame.hang('connectEmail')
  story.wallet.hang('connect')
  story.go(email.resendRequested())
  story.code('123456')
  mail.answer({ next: 'code' })
  expect(shown(story)).toMatchObject({ code: null, progress: { label: 'Opening your wallet' } })
})

test('a device that is trusted while a code is checked opens the wallet once', () => {
  const story = emailStory()
  story.submit()
  story.clock.pass(30_000)
  const mail = story.frame.hang('connectEmail')
  const check = story.frame.hang('connectOtp')
  story.wallet.hang('connect')
  story.go(email.resendRequested())
  story.code('123456')
  mail.answer({ next: 'none' })
  check.answer(null)
  expect(story.wallet.questions.filter(({ method }) => method === 'connect')).toHaveLength(1)
})

test('a failed second mail is reported like a failed first one', () => {
  const story = emailStory()
  story.submit()
  story.clock.pass(30_000)
  story.frame.reject('connectEmail', { code: 'unreachable' })
  story.go(email.resendRequested())
  expect(shown(story).failed).toMatchObject({
    title: 'Unable to load email login dependency',
    body: 'Check your connection and try again.',
  })
})

test('the error of a mail is cleared when the modal is opened again', () => {
  const story = emailStory()
  story.frame.reject('connectEmail', { code: 'limit-exceeded', detail: 'Please try again after 12 seconds' })
  story.submit()
  story.go(modal.closeRequested(), modal.openRequested({}))
  expect(connectWithFrameView(story.state()).parts).toMatchObject({
    email: { value: address },
    emailFailed: null,
  })
})

test.each([
  ['goes back', router.wentBack()],
  ['closes the modal', modal.closeRequested()],
])(
  'a visitor who %s during a code check is not signed in by a late approval, even at the frame',
  (_, leaving) => {
    const story = emailStory()
    story.submit()
    const check = story.frame.hang('connectOtp')
    story.code('123456')
    story.go(leaving)
    check.answer(null)
    expect(story.state().connection.byNamespace.eip155.status).toBe('disconnected')
    expect(story.wallet.questions.map(({ method }) => method)).toEqual(['disconnect'])
  },
)

test('a wallet that could not be opened behind a right code is asked again without another code', () => {
  const story = emailStory()
  story.submit()
  story.wallet.reject('connect', { code: 'timed-out' })
  story.code('123456')
  expect(shown(story)).toMatchObject({
    failed: { title: "Couldn't open your wallet" },
    retry: { press: connection.retried() },
    code: null,
  })
  story.go(connection.retried())
  expect(story.state().connection.byNamespace.eip155.status).toBe('connected')
  expect(story.asked('connectOtp')).toHaveLength(1)
})

test('the code and the address are on no tape that leaves the machine', () => {
  const story = emailStory({ record: 1000 })
  story.submit()
  story.frame.reject('connectOtp', { code: 'wallet-failed', detail: `918273 is no code of ${address}` })
  story.code('918273')
  story.code('918274')
  const tape = JSON.stringify(mask(story.latchkey.recording() as Tape))
  expect(tape).toContain('[secret]')
  for (const secret of ['918273', '918274', address]) expect(tape).not.toContain(secret)
})

test('a code is nowhere to be read: on no tape, in no event and in no state', () => {
  const story = emailStory({ record: 1000 })
  const heard: unknown[] = []
  story.latchkey.onAny((event) => heard.push(event))
  story.frame.hang('connectOtp')
  story.submit()
  story.code('91827')
  story.code('918273')
  const seen = [story.latchkey.recording(), heard, story.state()].map(
    (shown) => JSON.stringify(shown) + inspect(shown, { depth: 20 }),
  )
  expect(story.types()).toContain(email.checkStarted.type)
  expect(seen.join()).not.toContain('91827')
})

test('a typed code is shown, and a recording contains only its length', () => {
  const story = emailStory({ record: 1000 })
  story.submit()
  story.code('12 3')
  const field = shown(story).code
  expect(field && [textIn(field), field.value]).toEqual(['123', '•••'])
  const again = emailVerifyOtpView(foldTape(parseTape(formatTape(story.latchkey.recording() as Tape))))
  expect(again.parts.code && textIn(again.parts.code)).toBe('•••')
})

test('an address that only the frame named is on no tape that leaves the machine', () => {
  const story = emailStory({ record: 1000 })
  story.submit()
  const detail = 'This is ALICE@EXAMPLE.COM, also known as alice.liddell+w@mail.example'
  story.frame.reject('connectOtp', { code: 'wallet-failed', detail })
  story.code('918273')
  const tape = JSON.stringify(mask(story.latchkey.recording() as Tape))
  expect(tape).toContain('This is person-')
  expect(tape).not.toMatch(/alice/i)
})

test('without the option no e-mail sign-in is offered, fetched or asked', () => {
  const story = emailStory({ options: { features: {} } })
  expect(connectWithFrameView(story.state()).parts.email).toBeNull()
  expect(story.types()).not.toContain('email/recalled')
  expect(story.frame.questions).toEqual([])
})

test('an attempt that came to its end is not abandoned by the modal that closes on it', () => {
  const story = emailStory()
  story.submit()
  story.code('123456')
  expect(story.types()).toContain('email/signedIn')
  expect(story.types()).not.toContain('email/abandoned')
})

test('the address that was signed in by is in the state of the account', () => {
  const story = emailStory()
  story.submit()
  expect(accountState(story.state()).email).toBeNull()
  story.code('123456')
  expect(accountState(story.state()).email).toBe(address)
})
