import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Sandbox, SandboxOptions } from '../../sandbox/start.ts'
import { openBrowser } from '../browser.ts'
import { patience } from '../patience.ts'
import { openSandbox } from '../shared-sandbox.ts'

/** A page of its own for every test of a file, and the sandbox behind all of them; valid while a test runs. */
export type FreshPage = {
  page: Page
  sandbox: Sandbox
  /** Errors the page wrote to its console or threw. */
  written: string[]
}

/** Starts sandbox and browser for the file that calls it, and ends them after its tests. */
export function freshPage({
  sandbox,
  context: settings,
}: {
  readonly sandbox?: SandboxOptions
  readonly context?: BrowserContextOptions
}): FreshPage {
  let browser: Browser
  let context: BrowserContext
  const fresh: FreshPage = { ...({} as Pick<FreshPage, 'page' | 'sandbox'>), written: [] }
  beforeAll(async () => {
    ;[browser, fresh.sandbox] = await Promise.all([openBrowser(), openSandbox(sandbox)])
  })
  beforeEach(async () => {
    context = await browser.newContext(settings)
    fresh.written = []
    fresh.page = await context.newPage()
    fresh.page.setDefaultTimeout(patience)
    fresh.page.on('console', (message) => message.type() === 'error' && fresh.written.push(message.text()))
    fresh.page.on('pageerror', (error) => fresh.written.push(error.message))
  })
  afterEach(async () => {
    fresh.sandbox.recover()
    await context.close()
  })
  afterAll(async () => {
    await browser.close()
    await fresh.sandbox.stop()
  })
  return fresh
}
