/** A mail that was sent: to whom, what it says, and the code or the link in it; `at` is in milliseconds since 1970. */
export type Mail = {
  readonly id: number
  readonly at: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code: string | null
  readonly link: string | null
}

/** The one inbox for whatever the frame sends. */
export type Mailbox = {
  send(mail: Omit<Mail, 'id' | 'at'>): void
  /** The mails to an address, or all, the newest first. */
  mails(to: string | null): readonly Mail[]
}

const kept = 200

/** An empty inbox, which keeps the last two hundred mails. */
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
