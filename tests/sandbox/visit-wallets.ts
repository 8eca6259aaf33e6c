import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import type { Address } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startSandbox, type Sandbox } from '../../sandbox/start.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { request } from './wallet-page.ts'

/** The rdns of the two wallets that are installed by default. */
export const harbor = 'dev.latchkey.harbor'
export const beacon = 'dev.latchkey.beacon'

/** A fresh page with the browser wallets for every test of a file; valid while a test runs. */
export type Visit = {
  page: Page
  sandbox: Sandbox
  /** Errors the page wrote to its console or threw. */
  complaints: string[]
  /** Opens the host page, with a query such as `?wallets=legacy`. */
  open(query?: string): Promise<void>
  /** Connects the first account of a wallet by approving its prompt. */
  connect(rdns: string): Promise<void>
  /** The address of a funded account: Harbor owns 1 and 2, Beacon 3 and 4, the legacy wallet 5 and 6. */
  address(index: number): Address
}

/** Starts chains, host page and browser for the file that calls it, and ends them after its tests. */
export function visitWallets(): Visit {
  let browser: Browser
  let context: BrowserContext
  const visit: Visit = {
    ...({} as Pick<Visit, 'page' | 'sandbox'>),
    complaints: [],
    async open(query = '') {
      await visit.page.goto(`${visit.sandbox.endpoints.demo}${query}`)
    },
    async connect(rdns) {
      const asking = request(visit.page, rdns, 'eth_requestAccounts')
      await visit.page.getByTestId('wallet-approve').click()
      await asking
    },
    address(index) {
      const found = visit.sandbox.endpoints.accounts[index]
      if (!found) throw new Error(`The sandbox has no account ${index}.`)
      return found.address
    },
  }

  beforeAll(async () => {
    const starting = startSandbox({ only: ['chains', 'demo'], page: 'blank' })
    browser = await chromium.launch({ executablePath: findChromium() })
    visit.sandbox = await starting
  }, 30_000)
  beforeEach(async () => {
    context = await browser.newContext()
    visit.complaints = []
    visit.page = await context.newPage()
    visit.page.setDefaultTimeout(5_000)
    visit.page.on('console', (message) => message.type() === 'error' && visit.complaints.push(message.text()))
    visit.page.on('pageerror', (error) => visit.complaints.push(error.message))
    await visit.open()
  })
  afterEach(() => context.close())
  afterAll(async () => {
    await browser.close()
    await visit.sandbox.stop()
  })
  return visit
}
