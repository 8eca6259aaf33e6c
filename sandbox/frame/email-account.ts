import type { DeviceLinks } from './device-links.ts'
import type { Mailbox } from './mailbox.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { FrameRefusal } from './refusal.ts'
import type { Sessions } from './sessions.ts'
import type { User, Users } from './users.ts'

const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Signing in by e-mail, and changing the address. Throws a `FrameRefusal` for an invalid step. */
export type EmailAccount = {
  /** Sends a link to a visitor on a new device, else a code. */
  connect(email: string, device: string): Promise<'VERIFY_DEVICE' | 'VERIFY_OTP'>
  /** Opens the link: the device is confirmed, and a code is sent. */
  approve(end: string): Promise<void>
  /** Returns whether the link was opened. */
  isApproved(email: string, device: string): boolean
  finish(email: string, device: string, code: string): Promise<{ readonly token: string }>
  /** Sends a code to the current address. */
  beginChange(user: User, email: string): 'VERIFY_PRIMARY_OTP'
  /** Accepts that code, and sends one to the new address. */
  confirmChange(user: User, code: string): void
  finishChange(user: User, code: string): { readonly newEmail: string }
}

/** Creates the e-mail sign-in from its parts. `linkTo` returns a link for its last part. */
export function createEmailAccount({
  users,
  sessions,
  codes,
  links,
  mailbox,
  linkTo,
}: {
  readonly users: Users
  readonly sessions: Sessions
  readonly codes: OneTimeCodes
  readonly links: DeviceLinks
  readonly mailbox: Mailbox
  readonly linkTo: (end: string) => string
}): EmailAccount {
  const changes = new Map<string, { readonly email: string; readonly isConfirmed: boolean }>()

  const sendCode = (purpose: string, to: string, subject: string) => {
    const code = codes.issue(purpose)
    const text = `Your code is ${code.slice(0, 3)} ${code.slice(3)}. It is good for twenty minutes.`
    mailbox.send({ to, subject, text, code, link: null })
  }
  const checked = (given: string) => {
    const email = given.trim().toLowerCase()
    if (!addressShape.test(email)) throw new FrameRefusal('This is no e-mail address.')
    return email
  }
  const signIn = (email: string, device: string) => `sign in ${email} ${device}`

  return {
    async connect(given, device) {
      const email = checked(given)
      if (users.ofEmail(email)?.devices.includes(device)) {
        sendCode(signIn(email, device), email, 'Your sign-in code')
        return 'VERIFY_OTP'
      }
      const link = linkTo(links.issue({ email, device }))
      const text =
        'Somebody wants to sign in with this address on a new device. If that is you, open the link.'
      mailbox.send({ to: email, subject: 'Approve this login', text, code: null, link })
      return 'VERIFY_DEVICE'
    },
    async approve(end) {
      const { email, device } = links.approve(end)
      const user = await users.withEmail(email)
      if (user.devices.includes(device)) return
      users.trust(user.id, device)
      sendCode(signIn(email, device), email, 'Your sign-in code')
    },
    isApproved: (email, device) => links.isApproved({ email: checked(email), device }),
    async finish(given, device, code) {
      const email = checked(given)
      codes.take(signIn(email, device), code)
      return sessions.begin((await users.withEmail(email)).id)
    },
    beginChange(user, given) {
      const email = checked(given)
      if (user.social || user.email === null)
        throw new FrameRefusal('The address of this account is changed where it signs in.')
      if (email === user.email) throw new FrameRefusal('This is the present address already.')
      if (users.ofEmail(email)) throw new FrameRefusal('This address belongs to another account.')
      sendCode(`leave ${user.id}`, user.email, 'Confirm the change of your address')
      changes.set(user.id, { email, isConfirmed: false })
      return 'VERIFY_PRIMARY_OTP'
    },
    confirmChange(user, code) {
      const change = changes.get(user.id)
      if (!change) throw new FrameRefusal('No change was begun.')
      codes.take(`leave ${user.id}`, code)
      changes.set(user.id, { ...change, isConfirmed: true })
      sendCode(`enter ${user.id}`, change.email, 'Confirm your new address')
    },
    finishChange(user, code) {
      const change = changes.get(user.id)
      if (!change?.isConfirmed) throw new FrameRefusal('The present address has not confirmed the change.')
      codes.take(`enter ${user.id}`, code)
      users.changeEmail(user.id, change.email)
      changes.delete(user.id)
      return { newEmail: change.email }
    },
  }
}
