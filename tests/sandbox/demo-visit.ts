import { chromium } from 'playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startSandbox } from '../../sandbox/start.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import { findChromium } from '../../scripts/chromium.ts'

/** The demo page, freshly opened for every test of a file; valid while a test runs. */
export type DemoVisit = {
  page: Page
  sandbox: Sandbox
  /** Errors the page wrote to its console or threw, and breaches of its policy so far. */
  complaints(): Promise<readonly string[]>
  /** Opens the demo with this fragment, such as `themeMode=dark`, as if for the first time. */
  open(fragment?: string): Promise<void>
  /** Connects Harbor's first account through the modal. */
  connect(): Promise<void>
  /** Types into settings by their names and applies. */
  apply(settings: Readonly<Record<string, string>>): Promise<void>
  /** What the host page shows of Latchkey. */
  shown(name: 'address' | 'chain' | 'status' | 'outcome'): Promise<string | null>
}

/** Starts sandbox and browser for the file that calls it, and ends them after its tests. */
export function visitDemo(): DemoVisit {
  let browser: Browser
  let context: BrowserContext
  let written: string[] = []
  const visit: DemoVisit = {
    ...({} as Pick<DemoVisit, 'page' | 'sandbox'>),
    complaints: async () => [
      ...written,
      ...(await visit.page.evaluate(() => Reflect.get(window, 'cspViolations'))),
    ],
    async open(fragment = '') {
      await visit.page.goto('about:blank')
      await visit.page.goto(`${visit.sandbox.endpoints.demo}${fragment && `#${fragment}`}`)
      await visit.page.getByTestId('host-status').getByText('disconnected').waitFor()
    },
    async connect() {
      await visit.page.getByTestId('connect').getByRole('button').click()
      await visit.page
        .getByRole('dialog')
        .getByRole('button', { name: /^Harbor/ })
        .click()
      await visit.page.getByTestId('wallet-approve').click()
      await visit.page.getByTestId('host-status').getByText('connected', { exact: true }).waitFor()
    },
    async apply(settings) {
      await visit.page.getByTestId('settings-open').click()
      for (const [name, text] of Object.entries(settings))
        await visit.page.getByTestId(`setting-${name}`).fill(text)
      await visit.page.getByTestId('settings-apply').click()
    },
    shown: (name) => visit.page.getByTestId(`host-${name}`).textContent(),
  }

  beforeAll(async () => {
    const starting = startSandbox()
    browser = await chromium.launch({ executablePath: findChromium() })
    visit.sandbox = await starting
  }, 60_000)
  beforeEach(async () => {
    context = await browser.newContext({ reducedMotion: 'reduce' })
    written = []
    visit.page = await context.newPage()
    visit.page.setDefaultTimeout(8_000)
    visit.page.on('console', (message) => message.type() === 'error' && written.push(message.text()))
    visit.page.on('pageerror', (error) => written.push(error.message))
    await visit.open()
  })
  afterEach(() => context.close())
  afterAll(async () => {
    await browser.close()
    await visit.sandbox.stop()
  })
  return visit
}
