import { expect, test } from 'vitest'
import { createFrameVerbs } from '../../../core/verbs/frame-verbs.ts'
import { frameKeys } from '../../../core/domain/frame/keys.ts'
import { storageKeys } from '../../../core/domain/sessions/storage-keys.ts'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { emailUpdate } from '../../../core/events/frame/email-update.ts'
import { email } from '../../../core/events/frame/email.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { frameSession } from '../../../core/selectors/frame/session.ts'
import { frameSummary } from '../../../core/view-models/frame/summary.ts'
import { updateEmailWalletView } from '../../../core/view-models/frame/update-email-wallet.ts'
import { alice } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { address, emailStory, keptSessions } from '../effects/frame/email-story.ts'
import { socialStory } from '../effects/frame/social-story.ts'

const newAddress = 'alice@other.example'
const codeOf = (error: unknown): unknown => Object(error).code

/** A page whose host offers the frame and draws by itself; no modal is open. */
function headless<Story extends ReturnType<typeof emailStory>>(story: Story) {
  story.latchkey.dispatch(modal.closeRequested())
  const mark = story.mark()
  return {
    ...story,
    ...createFrameVerbs(story.latchkey),
    summary: () => frameSummary(story.state()),
    hasOpened: () => story.typesSince(mark).includes('modal/opened'),
  }
}

test('a visitor signs in with the code of a mail, and the session is answered, with no modal ever open', async () => {
  const { byEmail, enterCode, summary, hasOpened } = headless(emailStory())
  const session = byEmail(address)
  await eventually(() => expect(summary()).toMatchObject({ status: 'code', email: address, failure: null }))
  enterCode('123 456')
  expect((await session).namespaces).toMatchObject([{ namespace: 'eip155', accounts: [alice.address] }])
  expect([summary().status, hasOpened()]).toEqual(['idle', false])
})

test('a wrong code is reported, and another code can be entered', async () => {
  const { byEmail, enterCode, summary, frame } = headless(emailStory())
  frame.reject('connectOtp', { code: 'verification-failed' })
  const session = byEmail(address)
  await eventually(() => expect(summary().status).toBe('code'))
  enterCode('000000')
  expect(summary()).toMatchObject({ status: 'code', failure: { code: 'verification-failed' } })
  enterCode('123456')
  expect((await session).wallet.name).not.toBe('')
})

test('on a new device the link in the mail comes first', async () => {
  const { byEmail, enterCode, summary, frame } = headless(emailStory({ frame: { next: 'device' } }))
  const opened = frame.hang('connectDevice')
  const session = byEmail(address)
  await eventually(() => expect(summary().status).toBe('link'))
  opened.answer(null)
  expect(summary().status).toBe('code')
  enterCode('123456')
  await session
})

/** Alice waits for the link of her first mail on a new device, and the connection breaks off. */
async function brokenWait() {
  const story = headless(emailStory({ frame: { next: 'device' } }))
  const wait = story.frame.hang('connectDevice')
  const session = story.byEmail(address)
  await eventually(() => expect(story.summary().status).toBe('link'))
  wait.reject({ code: 'unreachable' })
  expect(story.summary()).toMatchObject({ status: 'link', failure: { code: 'unreachable' } })
  return { ...story, session }
}

test('a wait for the link that broke off with the connection is gone on with', async () => {
  const { session, waitAgain, enterCode, frame, summary } = await brokenWait()
  const again = frame.hang('connectDevice')
  waitAgain()
  expect(summary()).toMatchObject({ status: 'link', failure: null })
  again.answer(null)
  enterCode('123456')
  expect((await session).namespaces).toMatchObject([{ accounts: [alice.address] }])
})

test('another mail that cannot be sent ends nothing: the link of the first one still counts', async () => {
  const { session, resend, waitAgain, enterCode, frame, summary, clock } = await brokenWait()
  for (const _ of Array.from({ length: 40 })) clock.pass(1000)
  frame.reject('connectEmail', { code: 'unreachable' })
  resend()
  expect(summary()).toMatchObject({ status: 'link', failure: { code: 'unreachable' } })
  waitAgain()
  enterCode('123456')
  expect((await session).namespaces).toMatchObject([{ accounts: [alice.address] }])
})

test('another mail is sent once the pause is over', async () => {
  const { byEmail, resend, summary, asked, clock, leave } = headless(emailStory())
  const session = byEmail(address).catch(codeOf)
  await eventually(() => expect(summary().status).toBe('code'))
  expect(summary().secondsToNextEmail).toBeGreaterThan(0)
  resend()
  expect(asked('connectEmail')).toHaveLength(1)
  for (const _ of Array.from({ length: 40 })) clock.pass(1000)
  resend()
  expect(asked('connectEmail')).toHaveLength(2)
  leave()
  expect(await session).toBe('aborted')
})

test('byEmail() rejects if the mail cannot be sent, and refuses an invalid address without a request', async () => {
  const { byEmail, frame, asked } = headless(emailStory())
  expect(await byEmail('nobody').catch(codeOf)).toBe('invalid-request')
  expect(asked('connectEmail')).toEqual([])
  frame.reject('connectEmail', { code: 'unreachable' })
  expect(await byEmail(address).catch(codeOf)).toBe('unreachable')
})

test('a visitor signs in by a social account', async () => {
  const story = socialStory()
  const { bySocial, frame, hasOpened } = headless(story)
  const session = bySocial('google')
  await eventually(() => expect(frame.popups()).toBe(1))
  story.consent()
  expect((await session).namespaces).toMatchObject([{ accounts: [alice.address] }])
  expect(hasOpened()).toBe(false)
})

test('bySocial() rejects with popup-blocked, and refuses a provider that is not offered', async () => {
  const { bySocial, frame } = headless(socialStory())
  expect(await bySocial('discord').catch(codeOf)).toBe('feature-disabled')
  frame.reject('openPopup', { code: 'popup-blocked' })
  expect(await bySocial('google').catch(codeOf)).toBe('popup-blocked')
})

test('a second sign-in rejects with request-pending, and a stop aborts the first one', async () => {
  const { byEmail, latchkey, summary } = headless(emailStory())
  const session = byEmail(address).catch(codeOf)
  await eventually(() => expect(summary().status).toBe('code'))
  expect(await byEmail(address).catch(codeOf)).toBe('request-pending')
  latchkey.stop()
  expect(await session).toBe('aborted')
  expect(await byEmail(address).catch(codeOf)).toBe('aborted')
})

test('a sign-in goes on whatever a visitor opens, types and closes, and touches none of it', async () => {
  const { byEmail, enterCode, latchkey, summary, state, mark, typesSince } = headless(emailStory())
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  latchkey.dispatch(email.typed({ text: 'bob@example.com' }))
  const before = mark()
  const session = byEmail(address)
  await eventually(() => expect(summary().status).toBe('code'))
  expect(typesSince(before).filter((type) => /^(router|modal|embed)\//.test(type))).toEqual([])
  expect(state().email).toMatchObject({ text: 'bob@example.com', refusal: null })
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  latchkey.dispatch(modal.closeRequested())
  enterCode('123456')
  expect((await session).namespaces).toMatchObject([{ accounts: [alice.address] }])
})

test('a visitor who signs in by e-mail aborts the sign-in of the host', async () => {
  const story = headless(emailStory())
  const { byEmail, latchkey, summary, view, submit } = story
  const session = byEmail(address).catch(codeOf)
  await eventually(() => expect(summary().status).toBe('code'))
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  submit('bob@example.com')
  expect(await session).toBe('aborted')
  expect([view(), summary().email]).toEqual(['EmailVerifyOtp', 'bob@example.com'])
  expect(await byEmail(address).catch(codeOf)).toBe('request-pending')
})

test('a failed mail of the host shows no error in the modal', async () => {
  const { byEmail, frame, state } = headless(emailStory())
  frame.reject('connectEmail', { code: 'unreachable' })
  expect(await byEmail(address).catch(codeOf)).toBe('unreachable')
  expect(state().email.refusal).toBeNull()
})

test('byEmail() rejects with feature-disabled if the option is off', async () => {
  const { byEmail } = headless(emailStory({ options: { features: { email: false } } }))
  expect(await byEmail(address).catch(codeOf)).toBe('feature-disabled')
})

/** Alice, who signed in by e-mail on an earlier visit. */
const signedIn = () =>
  headless(
    emailStory({
      isTrusted: true,
      texts: {
        [storageKeys.sessions]: keptSessions,
        [frameKeys.email]: address,
        [frameKeys.emailLoginUsed]: 'true',
      },
    }),
  )

test('an e-mail change asks for both codes, names each address, and survives a wrong code', async () => {
  const { changeEmail, enterCode, summary, frame, hasOpened } = signedIn()
  const changed = changeEmail(newAddress)
  await eventually(() => expect(summary()).toMatchObject({ status: 'code', email: address }))
  frame.reject('updateEmailPrimaryOtp', { code: 'verification-failed' })
  enterCode('000000')
  expect(summary()).toMatchObject({ status: 'code', failure: { code: 'verification-failed' } })
  enterCode('123456')
  expect(summary()).toMatchObject({ status: 'code', email: newAddress, failure: null })
  enterCode('123456')
  expect(await changed).toEqual({ email: newAddress })
  expect([summary().status, hasOpened()]).toEqual(['idle', false])
  expect(await changeEmail(newAddress)).toEqual({ email: newAddress })
})

test('an e-mail change rejects for an invalid address, no account, a disconnect, and a failed mail', async () => {
  const { changeEmail, leave, summary, frame } = signedIn()
  expect(await changeEmail('nobody').catch(codeOf)).toBe('invalid-request')
  const left = changeEmail(newAddress).catch(codeOf)
  await eventually(() => expect(summary().status).toBe('code'))
  leave()
  expect(await left).toBe('aborted')
  frame.reject('updateEmail', { code: 'unreachable' })
  expect(await changeEmail(newAddress).catch(codeOf)).toBe('unreachable')
  expect(await headless(emailStory()).changeEmail(newAddress).catch(codeOf)).toBe('unauthorized')
})

test('a visitor with a social account cannot change an e-mail address, and the frame is not asked', async () => {
  const story = socialStory()
  const { bySocial, changeEmail, frame } = headless(story)
  const session = bySocial('google')
  await eventually(() => expect(frame.popups()).toBe(1))
  story.consent()
  await session
  frame.reject('updateEmail', { code: 'unreachable' })
  expect(await changeEmail(newAddress).catch(codeOf)).toBe('unauthorized')
})

test('a change left while the frame checks the last code says that it may still be made', async () => {
  const { changeEmail, enterCode, leave, summary, frame, state } = signedIn()
  const check = frame.hang('updateEmailSecondaryOtp')
  const left = changeEmail(newAddress).catch((error: unknown) => Object(error))
  await eventually(() => expect(summary().status).toBe('code'))
  enterCode('123456')
  enterCode('123456')
  leave()
  expect(await left).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('The address may still be changed'),
  })
  check.answer({ newEmail: newAddress })
  expect(state().email.address).toBe(newAddress)
})

test('no flow runs beside a sign-in, nor a sign-in beside a flow', async () => {
  const { changeEmail, byEmail, summary, leave } = signedIn()
  const changed = changeEmail(newAddress).catch(codeOf)
  await eventually(() => expect(summary().status).toBe('code'))
  expect(await byEmail(address).catch(codeOf)).toBe('request-pending')
  leave()
  expect(await changed).toBe('aborted')
})

test('a sign-in beside the change of a visitor says that the visitor changes the address', async () => {
  const { byEmail, latchkey, state } = signedIn()
  await latchkey.ready()
  const session = frameSession(latchkey.state().connection) ?? ''
  latchkey.dispatch(emailUpdate.submitted({ session, email: newAddress, by: 'visitor' }))
  await eventually(() => expect(state().emailUpdate.flow?.by).toBe('visitor'))
  await expect(byEmail(address)).rejects.toMatchObject({
    code: 'request-pending',
    shortMessage: expect.stringContaining('a visitor changes the address in the modal') as string,
  })
})

test('a window that the visitor closes ends the sign-in', async () => {
  const { bySocial, frame } = headless(socialStory())
  const session = bySocial('google').catch(codeOf)
  await eventually(() => expect(frame.popups()).toBe(1))
  frame.closePopup()
  expect(await session).toBe('aborted')
})

test('a sign-in that is cancelled in the same tick sends no mail', async () => {
  const { byEmail, leave, asked } = headless(emailStory())
  const session = byEmail(address).catch(codeOf)
  leave()
  expect(await session).toBe('aborted')
  expect(asked('connectEmail')).toEqual([])
})

test('a sign-in that is cancelled while the wallet opens connects no session', async () => {
  const { byEmail, enterCode, leave, summary, wallet, state } = headless(emailStory())
  const opened = wallet.hang('connect')
  const session = byEmail(address).catch(codeOf)
  await eventually(() => expect(summary().status).toBe('code'))
  enterCode('123456')
  await eventually(() => expect(wallet.questions.map(({ method }) => method)).toContain('connect'))
  leave()
  expect(await session).toBe('aborted')
  opened.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect(Object.keys(state().connection.sessions)).toEqual([])
})

test('a host e-mail change does not affect the address that the visitor types', async () => {
  const { changeEmail, enterCode, frame, latchkey, state, summary, view } = signedIn()
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  latchkey.dispatch(router.viewPushed({ view: 'UpdateEmailWallet' }))
  latchkey.dispatch(emailUpdate.typed({ text: 'visitor@other.example' }))
  const form = () => updateEmailWalletView(state()).parts
  frame.reject('updateEmail', { code: 'unreachable' })
  expect(await changeEmail(newAddress).catch(codeOf)).toBe('unreachable')
  expect(form().failed).toBeNull()
  const changed = changeEmail(newAddress)
  await eventually(() => expect(summary().status).toBe('code'))
  enterCode('123456')
  enterCode('123456')
  expect(await changed).toEqual({ email: newAddress })
  expect([view(), form().email.value]).toEqual(['UpdateEmailWallet', 'visitor@other.example'])
})

test('a visitor who signs in by e-mail aborts a host whose social wallet is opening', async () => {
  const story = socialStory()
  const { bySocial, frame, wallet, state, latchkey, summary } = headless(story)
  wallet.hang('connect')
  const session = bySocial('google').catch(codeOf)
  await eventually(() => expect(frame.popups()).toBe(1))
  story.consent()
  await eventually(() => expect(state().social.flow?.step).toBe('accepted'))
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  story.submit('bob@example.com')
  expect(await session).toBe('aborted')
  expect(summary()).toMatchObject({ status: 'code', email: 'bob@example.com' })
})
