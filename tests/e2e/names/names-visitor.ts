import type { Visitor } from '../visitor.ts'
import { pressInMenu } from '../../account-menu.ts'

/** Goes from the page to where a name is typed, as it is offered in the account. */
export async function openRegistration({ open, page, dialog }: Visitor): Promise<void> {
  await open()
  await pressInMenu(dialog, 'Settings')
  await dialog.getByRole('button', { name: 'Choose account name' }).click()
  await dialog.getByText('Choose your account name').waitFor()
  // Two presses on one spot in 400 ms are a double click, unless a key comes between.
  await page.keyboard.press('Shift')
  await dialog.getByRole('button', { name: 'Choose name' }).click()
  await dialog.getByRole('heading', { name: 'Choose name' }).waitFor()
}

/** Types a name. */
export async function typeName({ dialog }: Pick<Visitor, 'dialog'>, name: string): Promise<void> {
  await dialog.getByLabel('Enter a name').fill(name)
}

/** Presses Register, once it can be pressed. */
export async function register({ page, dialog }: Pick<Visitor, 'page' | 'dialog'>): Promise<void> {
  await page.keyboard.press('Shift')
  await dialog.locator('.names-ways .button:not([aria-disabled])', { hasText: 'Register' }).click()
}
