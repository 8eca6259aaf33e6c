import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { readPageFile } from '../../sandbox/host/page-files.ts'
import { securityPolicy } from '../../sandbox/host/security-policy.ts'
import { patience } from '../patience.ts'
import { buildHostPages } from './build-host-pages.ts'
import type { HostStory } from './host-page/page.tsx'
import { openStage } from './stage.ts'
import type { Stage } from './stage.ts'

const walletTag = '<script type="module" src="/browser-wallet.js"></script>'

/** Small dapps of hosts, each opened in a browser context of its own that the test's end closes. */
export type HostPages = Pick<Stage, 'sandbox' | 'close'> & {
  readonly open: (story: HostStory, settings?: BrowserContextOptions) => Promise<HostPage>
  /** Opens a page of which only the head has come, its script running already; the rest comes when it is sent. */
  readonly openHead: (story: HostStory) => Promise<HostPage & { readonly sendBody: () => void }>
}

/** A page of a host, and all that it complained of, breaches of its policy included. */
export type HostPage = { readonly page: Page; readonly complaints: () => Promise<readonly string[]> }

/** Builds the dapps where their sources changed, and serves them under the demo's policy, with a sandbox behind them. */
export async function serveHostPages(): Promise<HostPages> {
  const [stage, folder] = await Promise.all([openStage(), buildHostPages()])
  const { sandbox } = stage
  let rest: (() => void) | null = null
  const server = createServer(
    answerFrom(folder, stage, (sendRest) => {
      rest = sendRest
    }),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    sandbox,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await stage.close()
    },
    open: async (story, settings = {}) => {
      const opened = await newPage(stage, settings)
      await opened.page.goto(`${url}#${story}`)
      await hasBegun(opened.page)
      return opened
    },
    openHead: async (story) => {
      const opened = await newPage(stage)
      await opened.page.goto(`${url}?head#${story}`, { waitUntil: 'commit' })
      await hasBegun(opened.page)
      return { ...opened, sendBody: () => rest?.() }
    },
  }
}

/** A page in a browser context of its own, and all that it complains of from now on. */
async function newPage({ browser, sandbox }: Stage, settings: BrowserContextOptions = {}): Promise<HostPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...settings })
  onTestFinished(async () => {
    sandbox.recover()
    await context.close()
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return {
    page,
    complaints: async () => [...complaints, ...(await page.evaluate(() => window.cspViolations))],
  }
}

const hasBegun = (page: Page) => page.locator('html[data-story]').waitFor({ state: 'attached' })

/** The page itself, of which `hold` may keep back what follows its head; what else it asks of its server, such as its wallets, the demo's has. */
function answerFrom(
  folder: string,
  { sandbox: { endpoints } }: Stage,
  hold: (sendRest: () => void) => void,
): RequestListener {
  return async ({ url = '/' }, response) => {
    const file = readPageFile(folder, url === '/?head' ? '/' : url)
    response.setHeader('content-security-policy', securityPolicy(endpoints))
    if (file && url === '/?head') {
      // A module is run before the page is whole only where it says so.
      const [head, body] = file.body.toString().replace('<script', '<script async').split('<body>')
      response.setHeader('content-type', file.type).write(head?.replace('<head>', `<head>${walletTag}`))
      return hold(() => response.end(`<body>${body}`))
    }
    if (file) {
      const body = url === '/' ? file.body.toString().replace('<head>', `<head>${walletTag}`) : file.body
      return response.setHeader('content-type', file.type).end(body)
    }
    const answer = await fetch(new URL(url, endpoints.demo ?? ''))
    response.setHeader('content-type', answer.headers.get('content-type') ?? '')
    return response.writeHead(answer.status).end(await answer.text())
  }
}
