import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ForeignHost } from './foreign-host.ts'
import { openHostStage } from './host-stage.ts'
import type { HostStage } from './host-stage.ts'
import { connectWallet, sandboxOptions, visitHost } from './host-visit.ts'
import { installHost } from './install-host.ts'
import { pressInMenu } from '../account-menu.ts'

/** What surrounds the product on a page: the headers of its server, what stands in its HTML, and what a browser does to it. */
type World = {
  readonly headers?: OutgoingHttpHeaders
  readonly head?: string
  /** Runs before any script of the page. */
  readonly browser?: () => void
}

const worlds: Readonly<Record<string, World>> = {
  'storage that is denied': { browser: denyStorage },
  'a clock that is two days late': { browser: setBack },
  'isolation from other origins (COOP and COEP)': {
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
  },
  'a strict content security policy': {
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src blob: data: http://127.0.0.1:*; connect-src http://127.0.0.1:* ws://127.0.0.1:* https: wss:; frame-src http://127.0.0.1:*; base-uri 'none'",
    },
  },
  'a rule that hides what is not defined': { head: '<style>:not(:defined) { display: none }</style>' },
  'a browser that translates': { browser: translate },
}

let stage: HostStage
let host: ForeignHost
let world: World = {}

const server = createServer((request, response) => {
  const script = /^\/[\w.-]+\.js$/.exec(request.url ?? '')?.[0]
  for (const [name, value] of Object.entries(world.headers ?? {})) response.setHeader(name, value ?? '')
  response.setHeader('content-type', script ? 'text/javascript' : 'text/html')
  if (script) return response.end(readFileSync(join(host.folder, 'dist', script)))
  const head = `<!doctype html><meta charset="utf-8"><title>A host</title>${world.head ?? ''}`
  const outer = '<h1>A host</h1><script src="/main.js"></script>'
  const inner = `<iframe src="http://127.0.0.1:${port()}/" style="width: 100%; height: 90vh"></iframe>`
  response.end(`${head}<body>${request.url === '/around' ? inner : outer}`)
})
const port = () => (server.address() as AddressInfo).port

beforeAll(async () => {
  stage = await openHostStage()
  host = installHost('rspack', 'plain')
  await host.run('rspack', ['build'], { SANDBOX: await sandboxOptions(stage.sandbox) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  host.remove()
  await stage.close()
})

async function visit(url: string) {
  const visited = await visitHost(stage.browser, stage.sandbox, url, { prepare: world.browser })
  onTestFinished(visited.close)
  return visited
}

test.each(Object.entries(worlds))('under %s a visitor connects', async (_, around) => {
  world = around
  const { page, complaints } = await visit(`http://127.0.0.1:${port()}/`)
  await connectWallet(page, { button: 'Connect' })
  await page.getByText('connected', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await pressInMenu(page.locator('latchkey-modal'), 'Disconnect')
  await page.getByText('disconnected', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test.each([
  ['storage that is denied', 'Copy link'],
  ['a clock that is two days late', 'Your device clock is off'],
] as const)('under %s a visitor who pairs a phone reads "%s"', async (around, words) => {
  world = worlds[around] ?? {}
  const { page } = await visit(`http://127.0.0.1:${port()}/`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const dialog = page.locator('latchkey-modal').getByRole('dialog')
  await dialog.getByRole('button', { name: /^Scan with your phone/ }).click()
  await dialog.getByText(words).waitFor()
  const copy = dialog.getByRole('button', { name: 'Copy link' })
  if (words === 'Copy link') await expect.poll(() => copy.isEnabled()).toBe(true)
})

test('in a frame of another site a visitor connects', async () => {
  world = {}
  const { page, complaints } = await visit(`http://localhost:${port()}/around`)
  const inside = page.frames()[1]
  if (!inside) throw new Error('The frame did not load.')
  await connectWallet(inside, { button: 'Connect' })
  await inside.getByText('connected', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('in an unsupported browser the host still works, and messages go to the log only', async () => {
  world = { browser: growOlder }
  const { page, complaints } = await visit(`http://127.0.0.1:${port()}/`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  await page.getByRole('heading', { name: 'A host' }).waitFor()
  expect(complaints.filter((said) => !said.startsWith('Latchkey'))).toEqual([])
})

function denyStorage(): void {
  const deny = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: deny, configurable: true })
}

function setBack(): void {
  const twoDays = 2 * 24 * 60 * 60 * 1000
  const { now } = Date
  const late = () => now() - twoDays
  const Real = Date
  window.Date = new Proxy(Real, {
    construct: (target, args) => (args.length === 0 ? new Real(late()) : Reflect.construct(target, args)),
    get: (target, name) => (name === 'now' ? late : Reflect.get(target, name)),
  })
}

/** Does as browsers do that translate a page, outside of shadow trees: each text moves into elements of their own, under the hands of whoever drew it. */
function translate(): void {
  const move = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const { parentElement } = text
      if (!parentElement || /^(FONT|SCRIPT|STYLE|TITLE)$/.test(parentElement.tagName)) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text.data)
    }
  }
  setInterval(move, 50)
}

/** Lacks what browsers below the supported ones lack. */
function growOlder(): void {
  Reflect.deleteProperty(Array.prototype, 'toSorted')
  Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
  Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets')
}
