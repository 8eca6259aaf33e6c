import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { Sandbox } from '../../sandbox/start.ts'
import { patience } from '../patience.ts'
import { leadToSandbox } from './public-services.ts'

// Whoever watches the network of a page switches its cache off, which Next's server for developers tells.
const ofNext = /cache-bypass-in-dev/

/** A page of a foreign host, and what went wrong on it so far. */
export type HostVisit = {
  readonly page: Page
  /** All that its console and its errors said beyond plain information. */
  readonly complaints: string[]
  /** What was asked outside of this machine and is none of the services that the sandbox stands for. */
  readonly strays: string[]
  /** The pages that were loaded, one after the other. */
  readonly loads: string[]
  /** Closes it; what it has asked for meanwhile is answered to nobody. */
  readonly close: () => Promise<void>
}

/** Opens a page of a foreign host with the sandbox's wallets installed in the browser, as extensions are; public services are the sandbox's. `prepare` runs in each page before its own scripts. */
export async function visitHost(
  browser: Browser,
  sandbox: Sandbox,
  url: string,
  options: BrowserContextOptions & { readonly prepare?: (() => void) | undefined } = {},
): Promise<HostVisit> {
  const { prepare, ...given } = options
  const context = await browser.newContext(given)
  const strays = await leadToSandbox(context, sandbox)
  await context.route('**/endpoints.json', (route) => route.fulfill({ json: sandbox.endpoints }))
  for (const script of ['browser-wallet.js', 'solana-wallet.js']) {
    const content = await readFrom(sandbox, script)
    await context.addInitScript({ content })
  }
  if (prepare) await context.addInitScript(prepare)
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const complaints: string[] = []
  const loads: string[] = []
  page.on('console', (message) => {
    const said = `${message.text()} (${message.location().url})`
    if (['error', 'warning'].includes(message.type()) && !ofNext.test(said)) complaints.push(said)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('load', () => loads.push(page.url()))
  // A server for developers builds a page as it is first asked for.
  await page.goto(url, { timeout: 4 * patience })
  const close = async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return { page, complaints, strays, loads, close }
}

/** A page, or a frame of it. */
type Seen = Pick<Page, 'getByRole' | 'getByTestId'>

/** Opens the modal by a button of the page and connects a wallet of the sandbox, by default Harbor. */
export async function connectWallet(
  page: Seen,
  { button, wallet = 'Harbor' }: { readonly button: string; readonly wallet?: string },
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await chooseWallet(page, wallet)
}

/** Chooses a wallet of the sandbox in the open modal and approves. */
export async function chooseWallet(page: Seen, name: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}\\b`) })
    .click()
  await page.getByTestId('wallet-approve').click()
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' })
}

/** The options that lead a host to the sandbox, as JSON. */
export function sandboxOptions(sandbox: Sandbox): Promise<string> {
  return readFrom(sandbox, '/options.json')
}

/** What the demo's server has at a path. */
async function readFrom({ endpoints: { demo } }: Sandbox, path: string): Promise<string> {
  // While a host is installed nothing else runs here, so that a connection that was kept is one that nobody serves any more.
  const response = await fetch(new URL(path, demo ?? ''), { headers: { connection: 'close' } })
  return response.text()
}
