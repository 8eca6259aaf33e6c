import type { Page } from 'playwright'
import type { Sandbox } from '../../../sandbox/start.ts'
import { patience } from '../../patience.ts'
import { askChain } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

type Seen = Pick<Visitor, 'dialog' | 'page'>

/** The numbers of test cards. */
export const cards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  delayed: '4000000000000077',
  asksBank: '4000002760003184',
} as const

/** Opens Buy from the account, as it is offered there. */
export async function openBuy({ open, dialog }: Pick<Visitor, 'open' | 'dialog'>): Promise<void> {
  await open()
  await dialog.getByRole('button', { name: 'Buy', exact: true }).click()
  await dialog.getByLabel('You pay').waitFor()
}

/** Chooses what is bought, by its symbol and network. */
export async function chooseBought({ dialog }: Seen, symbol: string, network: string): Promise<void> {
  await dialog.locator('.token-pill').nth(1).click()
  await dialog.getByLabel('Search tokens').waitFor()
  await dialog.getByRole('button', { name: new RegExp(`${symbol} on ${network}`) }).click()
  await dialog.getByLabel('You pay').waitFor()
}

/** Presses a provider, and answers the window in which one pays. */
export async function goToProvider({ dialog, page }: Seen, provider: string): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: `Continue with ${provider}` }).click()
  const shop = await popup
  shop.setDefaultTimeout(patience)
  await shop.getByRole('button', { name: 'Continue' }).waitFor()
  return shop
}

/** Pays at the provider's page. */
export async function payAt(shop: Page, card: keyof typeof cards): Promise<void> {
  await shop.getByRole('button', { name: 'Continue' }).click()
  await shop.getByLabel('Card number').fill(cards[card])
  await shop.getByLabel('Expires').fill('12/34')
  await shop.getByLabel('Code').fill('123')
  await shop.getByRole('button', { name: /^Pay / }).click()
}

/** Waits until the modal says that USDC came. */
export async function isBought({ dialog }: Pick<Visitor, 'dialog'>): Promise<void> {
  await dialog.getByText(/^Bought USDC/).waitFor()
}

/** How much USDC the visitor's account has on a chain, in base units, as the chain says. */
export async function dollarsOf(
  { host }: Pick<Visitor, 'host'>,
  { endpoints: { tokens, chains } }: Sandbox,
  chain: string,
): Promise<bigint> {
  const own = (await host('address').textContent())?.trim() ?? ''
  const token = tokens[chain]?.find(({ symbol }) => symbol === 'USDC')?.address
  const data = `0x70a08231${own.slice(2).padStart(64, '0')}`
  return BigInt((await askChain(chains[chain] ?? '', 'eth_call', [{ to: token, data }, 'latest'])) as string)
}
