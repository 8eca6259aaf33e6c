import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import type { createFrame } from '../../../adapters/frame/frame.ts'
import { patience } from '../../patience.ts'
import { bundled } from '../bundled.ts'
import { serve } from '../serve.ts'

type Port = ReturnType<typeof createFrame>

const adapter = fileURLToPath(new URL('../../../adapters/frame/frame.ts', import.meta.url))

/** The adapter as a script for a page. */
export function frameAdapter(): Promise<string> {
  return bundled(adapter, 'latchkeyFrame')
}

/** A page under a strict policy, with a script that hangs on a global name, and what it said on its console; `begin` makes what is asked there each time that the page is come to. */
export async function openHost(
  browser: Browser,
  {
    code,
    name,
    endpoint,
    begin,
  }: {
    readonly code: string
    readonly name: string
    readonly endpoint: string
    readonly begin: (page: Page) => Promise<void>
  },
) {
  const policy = `default-src 'none'; script-src 'self'; frame-src ${endpoint}; require-trusted-types-for 'script'`
  const host = await serve((request, response) => {
    const isCode = request.url === '/code.js'
    response
      .writeHead(200, {
        'content-type': isCode ? 'text/javascript' : 'text/html',
        'content-security-policy': policy,
      })
      .end(
        isCode
          ? `${code};globalThis.${name} = ${name}`
          : '<!doctype html><body><button>Outside</button><script src="/code.js"></script>',
      )
  })
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  page.setDefaultTimeout(patience)
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  const arrive = async () => {
    await page.goto(host.base)
    await begin(page)
  }
  await arrive()
  return { page, problems, arrive, inside: page.frameLocator('#w3m-iframe') }
}

/** The same with a port for the frame at `endpoint`; `pace` hurries its clock. */
export function openFrameHost(
  browser: Browser,
  code: string,
  { endpoint, pace = 1 }: { readonly endpoint: string; readonly pace?: number },
) {
  const begin = (page: Page) =>
    page.evaluate(
      ({ endpoint, pace }) => {
        let ids = 0
        const after = (milliseconds: number) =>
          new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds / pace))
        const global = globalThis as unknown as {
          latchkeyFrame: { createFrame: typeof createFrame }
          port: Port
        }
        global.port = global.latchkeyFrame.createFrame({
          endpoint,
          projectId: 'test',
          page: window,
          clock: { after },
          createId: () => `id-${(ids += 1)}`,
        })
      },
      { endpoint, pace },
    )
  return openHost(browser, { code, name: 'latchkeyFrame', endpoint, begin })
}

/** Asks the port of a page; what it answers, or the code and the words of what it fails with. */
export function ask(page: Page, question: string): Promise<unknown> {
  const asked: Promise<unknown> = page.evaluate(`(async () => {
    const signal = new AbortController().signal
    const first = (answer) => answer.then ? answer : new Promise((next, error) => answer.subscribe({ next, error }))
    try { return await first((${question})(port, signal)) }
    catch (error) { return { code: error.code, words: error.shortMessage } }
  })()`)
  asked.catch(() => {})
  return asked
}

/** Keeps storage from the frames of the pages that come, as some browsers do where page and frame are of two sites. */
export async function keepStorageFromFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) return
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
}
