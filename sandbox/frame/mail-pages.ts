import { escaped, htmlPage } from '../http/html-page.ts'
import type { Mail } from './mailbox.ts'

/** Returns the inbox as a page, newest mail first. */
export function inboxPage(mails: readonly Mail[]): string {
  const rows = mails.map(
    ({ to, subject, text, link, at }) =>
      `<li><b>${escaped(subject)}</b><p>${escaped(text)}</p>${link === null ? '' : `<p><a href="${escaped(link)}">Approve this login</a></p>`}<small>to ${escaped(to)}, ${new Date(at).toISOString()}</small></li>`,
  )
  return htmlPage(
    'Inbox',
    `<h1>Inbox</h1>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail has come yet.</p>'}`,
  )
}

/** Returns the page of a mail's link. The approval needs a press, because mail servers follow links automatically. */
export function devicePage(email: string): string {
  return htmlPage(
    'Approve this login',
    `<h1>Approve this login</h1><p>Somebody wants to sign in as ${escaped(email)} on a new device.</p><form method="post"><button>Approve</button></form>`,
  )
}
