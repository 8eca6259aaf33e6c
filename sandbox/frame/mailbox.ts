/** A sent mail: its receiver, text, and code or link. `at` is in milliseconds since 1970. */
export type Mail = {
  readonly id: number
  readonly at: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code: string | null
  readonly link: string | null
}

/** The one inbox for all mails of the frame. */
export type Mailbox = {
  send(mail: Omit<Mail, 'id' | 'at'>): void
  /** Returns the mails to an address, or all, newest first. */
  mails(to: string | null): readonly Mail[]
}

const kept = 200

/** Creates an empty inbox, which stores the last two hundred mails. */
export function createMailbox(now: () => number): Mailbox {
  let sent = 0
  let mails: readonly Mail[] = []
  return {
    send(mail) {
      sent += 1
      mails = [{ ...mail, id: sent, at: now() }, ...mails.slice(0, kept - 1)]
    },
    mails: (to) => (to === null ? mails : mails.filter((mail) => mail.to === to.toLowerCase())),
  }
}
