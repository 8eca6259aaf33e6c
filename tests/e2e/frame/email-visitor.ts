import { expect } from 'vitest'
import type { Sandbox } from '../../../sandbox/start.ts'
import type { Visitor } from '../visitor.ts'

/** What the host page offers: signing in by e-mail. */
export const emailOffered = { features: '{"email":true}' }

/** Writes an address into the open modal and goes on. */
export async function writeAddress({ dialog }: Visitor, address: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await dialog.getByRole('textbox', { name: 'Email' }).press('Enter')
}

/** Opens the link in the newest mail to an address, once the view says that it was sent, as a press on it would. */
export async function openLink({ dialog }: Visitor, sandbox: Sandbox, address: string): Promise<void> {
  await dialog.getByText(`Approve the login link we sent to ${address}`).waitFor()
  await fetch(mailed(sandbox, address, 'link'), { method: 'POST' })
  await dialog.getByText(`Enter the code we sent to ${address}`).waitFor()
}

/** The code in the newest mail to an address. */
export function newestCode(sandbox: Sandbox, address: string): string {
  return mailed(sandbox, address, 'code')
}

/** A code that is not the one in the newest mail. */
export function wrongCode(sandbox: Sandbox, address: string): string {
  return String((Number(newestCode(sandbox, address)) + 1) % 1_000_000).padStart(6, '0')
}

function mailed(sandbox: Sandbox, address: string, what: 'link' | 'code'): string {
  const found = sandbox.frame?.mails(address)[0]?.[what]
  if (!found) throw new Error(`No ${what} was mailed to ${address}.`)
  return found
}

/** Writes the code of the newest mail. */
export async function writeCode({ dialog }: Visitor, sandbox: Sandbox, address: string): Promise<void> {
  const field = dialog.getByRole('textbox', { name: 'Six-digit code' })
  await field.waitFor()
  await field.fill(newestCode(sandbox, address))
}

/** A first visit as it begins: the address is written, and a mail with a link is on its way. */
export async function askForLink(visitor: Visitor, address: string): Promise<void> {
  await visitor.open()
  await writeAddress(visitor, address)
  await visitor.dialog.getByText(`Approve the login link we sent to ${address}`).waitFor()
}

/** A first visit up to the link. */
export async function proveDevice(visitor: Visitor, sandbox: Sandbox, address: string): Promise<void> {
  await askForLink(visitor, address)
  await openLink(visitor, sandbox, address)
}

/** A first visit up to the code: address, link, code. */
export async function proveAddress(visitor: Visitor, sandbox: Sandbox, address: string): Promise<void> {
  await proveDevice(visitor, sandbox, address)
  await writeCode(visitor, sandbox, address)
}

/** Stays with the account of their key, where the other kind is offered after the code. */
export async function stayWithKey({ dialog }: Pick<Visitor, 'dialog'>): Promise<void> {
  await dialog.getByRole('button', { name: 'Maybe later' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** A first visit as it ends: code, wallet. */
export async function enterWithKey(visitor: Visitor, sandbox: Sandbox, address: string): Promise<void> {
  await writeCode(visitor, sandbox, address)
  await stayWithKey(visitor)
}

/** A first visit from start to end: address, link, code, wallet. */
export async function signInByEmail(visitor: Visitor, sandbox: Sandbox, address: string): Promise<void> {
  await proveDevice(visitor, sandbox, address)
  await enterWithKey(visitor, sandbox, address)
}

/** A first visit that goes on with a smart account, which is not made yet; answers the key that owns it. */
export async function signInAsContract(visitor: Visitor, sandbox: Sandbox, address: string): Promise<string> {
  const { dialog, host } = visitor
  await proveAddress(visitor, sandbox, address)
  await dialog.getByRole('heading', { name: 'Discover smart accounts' }).waitFor()
  const own = (await host('address').textContent())?.trim() ?? ''
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect.poll(() => host('address').textContent()).not.toBe(own)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return own
}

/** Goes to the address in the open settings and writes another one there. */
export async function editAddress({ dialog }: Visitor, address: string): Promise<void> {
  await dialog.getByRole('button', { name: /^Email/ }).click()
  await saveAddress({ dialog }, address)
}

/** Writes another address in the place of the present one and sends it with Enter. */
export async function saveAddress({ dialog }: Pick<Visitor, 'dialog'>, address: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'New email' }).fill(address)
  await dialog.getByRole('textbox', { name: 'New email' }).press('Enter')
}
