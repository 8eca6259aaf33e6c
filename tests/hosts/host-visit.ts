import type { Browser, Page } from 'playwright'
import type { Sandbox } from '../../sandbox/start.ts'
import { patience } from '../patience.ts'

/** A page of a foreign host, and all that its console and its errors said beyond plain information. */
export type HostVisit = { readonly page: Page; readonly complaints: string[] }

/** Opens a page of a foreign host with the sandbox's wallets installed in the browser, as extensions are. */
export async function visitHost(browser: Browser, sandbox: Sandbox, url: string): Promise<HostVisit> {
  const context = await browser.newContext()
  await context.route('**/endpoints.json', (route) => route.fulfill({ json: sandbox.endpoints }))
  const script = await (await fetch(sandbox.endpoints.browserWallet ?? '')).text()
  await context.addInitScript({ content: script })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(url)
  return { page, complaints }
}

/** Opens the modal by a button of the page, chooses the sandbox's wallet Harbor and approves. */
export async function connectHarbor(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Harbor\b/ })
    .click()
  await page.getByTestId('wallet-approve').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** The options that lead a host to the sandbox, as JSON. */
export function sandboxOptions({ endpoints: { registry, relay, chains } }: Sandbox): string {
  return JSON.stringify({ endpoints: { registry, relay }, rpcUrls: chains })
}
