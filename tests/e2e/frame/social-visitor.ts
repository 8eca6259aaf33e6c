import type { Page } from 'playwright'
import { expect } from 'vitest'
import { socialNames } from '../../../core/domain/options/social-provider.ts'
import type { SocialProvider } from '../../../core/domain/options/social-provider.ts'
import { patience } from '../../patience.ts'
import type { Visitor } from '../visitor.ts'

/** What the host page offers: signing in with these accounts, and by e-mail only where it says so. */
export function socialsOffered(socials: readonly SocialProvider[], email = false): { features: string } {
  return { features: JSON.stringify({ socials, ...(email && { email }) }) }
}

/** Presses what opens a window, and gives that window once it is there. */
export async function openPopup({ page, dialog }: Visitor, name: string | RegExp): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name, exact: true }).click(),
  ])
  popup.setDefaultTimeout(patience)
  return popup
}

/** Says in the window who one is, and whether the wallet may know it. */
export async function answerConsent(popup: Page, answer: 'Allow' | 'Deny', who = 'ada'): Promise<void> {
  await popup.getByLabel(who).check()
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: answer }).click()
  await closed
}

/** A visit from start to end by one account: the press, the consent, the wallet. */
export async function signInBySocial(visitor: Visitor, name: string, who = 'ada'): Promise<void> {
  await visitor.open()
  await answerConsent(await openPopup(visitor, `Continue with ${name}`), 'Allow', who)
  await visitor.dialog.waitFor({ state: 'hidden' })
}

/** Answers the request of the link that is shown as a code, as somebody with Farcaster on another device would. */
export async function answerFarcaster({ page, dialog }: Visitor, answer: 'Approve' | 'Deny'): Promise<void> {
  const code = dialog.getByRole('img', { name: 'Scan this QR code with your phone' })
  const link = await code.getAttribute('data-uri')
  const phone = await page.context().newPage()
  phone.setDefaultTimeout(patience)
  await phone.goto(link ?? '')
  await phone.getByRole('button', { name: answer }).click()
  // A page that is closed while it goes elsewhere may never be closed on a busy machine.
  await phone.getByText('Go back to the page that you came from.').waitFor()
  await phone.close()
}

/** What the page keeps of whoever is signed in to the frame, by the ends of its keys. */
export function storedEntries({ page }: Visitor): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage)
        .map(([key, text]): [string, string] => [key.split('/').at(-1) ?? '', String(text)])
        .filter(([key]) => /^(email|social|session)/.test(key)),
    ),
  )
}

/** A first visit by an account, what is kept of it, and the same wallet after a reload. */
export async function signInAndComeBack(visitor: Visitor, provider: SocialProvider): Promise<void> {
  await signInBySocial(visitor, socialNames[provider])
  const address = await visitor.host('address').textContent()
  expect(address).toMatch(/^0x/)
  const kept = { social: provider, socialUsername: 'ada', emailLoginUsed: 'true' }
  expect(await storedEntries(visitor)).toMatchObject(kept)
  await visitor.page.reload()
  await expect.poll(() => visitor.host('status').textContent()).toBe('connected')
  expect(await visitor.host('address').textContent()).toBe(address)
}
