import type { Page } from 'playwright'
import { patience } from '../patience.ts'
import type { Visitor } from './visitor.ts'

type Seen = Pick<Visitor, 'dialog' | 'page'>

/** The numbers of test cards, and of an account at a bank. */
export const payments = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  delayed: '4000000000000077',
  asksBank: '4000002760003184',
} as const

/** Opens Buy from the account, as it is offered there. */
export async function openBuy({ open, dialog }: Visitor): Promise<void> {
  await open()
  await dialog.getByRole('button', { name: 'Buy', exact: true }).click()
  await dialog.getByLabel('You pay').waitFor()
}

/** Chooses what is bought, by its name and network. */
export async function chooseBought({ dialog }: Seen, name: string, network: string): Promise<void> {
  await dialog.locator('.on-ramp-bought .row').click()
  await dialog
    .getByRole('button', { name: new RegExp(`^${name}.*${network}`) })
    .first()
    .click()
  await dialog.getByLabel('You pay').waitFor()
}

/** Types an amount, goes to a provider, and answers the window in which one pays. */
export async function goToProvider({ dialog, page }: Seen, amount: string, provider: string): Promise<Page> {
  await dialog.getByLabel('You pay').fill(amount)
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: new RegExp(`^${provider}`) }).click()
  const shop = await popup
  shop.setDefaultTimeout(patience)
  await shop.getByRole('button', { name: 'Continue' }).waitFor()
  return shop
}

/** Pays at the provider's page. */
export async function pay(shop: Page, number: string): Promise<void> {
  await shop.getByRole('button', { name: 'Continue' }).click()
  await shop.getByLabel('Card number').fill(number)
  await shop.getByLabel('Expires').fill('12/34')
  await shop.getByLabel('Code').fill('123')
  await shop.getByRole('button', { name: /^Pay / }).click()
}
