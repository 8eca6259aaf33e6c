import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { findChromium } from '../scripts/chromium.ts'
import { setup as buildPackage } from '../scripts/build-setup.ts'
import { gzipSize } from '../tests/build/bundle-host.ts'
import { openStage } from '../tests/e2e/stage.ts'

const throttle = 4
const visits = 7
const idle = 4000
const kibibyte = 1024

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>
type Site = { readonly url: string; readonly chunks: Chunks; readonly stop: () => void }

/**
 * Measures what a host's page loads before any press, when idle and on opening, including its own chunk. Also measures how long its button takes,
 * in Chromium over the built package.
 */
export async function benchLoad(): Promise<void> {
  buildPackage()
  process.env.CHROMIUM_PATH = findChromium()
  const stage = await openStage()
  const site = await serveHost(JSON.stringify(stage.sandbox.endpoints))
  try {
    const times: number[] = []
    for (let round = 0; round < visits; round += 1) {
      const context = await stage.browser.newContext()
      const page = await context.newPage()
      const { time, files } = await untilButton(page, site.url)
      times.push(time)
      if (round === 0) await tellChunks(page, files, site.chunks)
      await context.close()
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(visits / 2)]
    console.log(
      `navigation to painted button at 1/${throttle} speed: ${median} ms in the median of ${times.join(', ')}`,
    )
  } finally {
    site.stop()
    await stage.close()
  }
}

async function tellChunks(page: Page, first: readonly string[], chunks: Chunks): Promise<void> {
  const tell = (when: string, files: readonly string[]) => {
    const ours = [...new Set(files)]
      .flatMap((name) => chunks.get(name) ?? [])
      .filter((chunk) => !isReact(chunk))
    const [pairing, rest] = [ours.filter(isPairing), ours.filter((chunk) => !isPairing(chunk))]
    const told = (some: readonly Rolldown.OutputChunk[]) =>
      `${some.length} chunks, ${(gzipSize(some) / kibibyte).toFixed(1)} KiB gzip`
    console.log(`${when}, over React: ${told(rest)}; of pairing ${told(pairing)}`)
  }
  tell('a page at rest', first)
  await page.waitForTimeout(idle)
  tell('a page left idle', await scriptsOf(page))
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^All wallets/ })
    .waitFor()
  tell('the modal open on Connect', await scriptsOf(page))
}

async function scriptsOf(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(scripts)) as readonly string[]
}

function isReact({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => /node_modules\/(react|react-dom|scheduler)\//.test(id))
}

function isPairing({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => id.includes('/@walletconnect/'))
}

/** Returns the milliseconds from navigation to the frame with Latchkey's button, and the scripts that the page requested until then. */
async function untilButton(page: Page, url: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.goto(url, { waitUntil: 'commit' })
  const files = (await page.evaluate(buttonFrame)) as readonly string[]
  const time = Math.round((await page.evaluate('globalThis.__painted')) as number)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { time, files }
}

// Sent as text, since tsx wraps functions in a name that the page does not have.
const scripts = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ name }) => name.split('/').at(-1))`
const buttonFrame = `new Promise((resolve) => {
  const look = () => {
    const isThere = [...document.querySelectorAll('*')].some((element) => element.shadowRoot?.querySelector('button'))
    if (!isThere) return requestAnimationFrame(look)
    const files = ${scripts}
    setTimeout(() => {
      globalThis.__painted = performance.now()
      resolve(files)
    })
  }
  look()
})`

/** Serves a page with one button and one installed wallet. Vite bundles it, with React in a separate chunk. */
async function serveHost(endpoints: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-load-'))
  writeFileSync(join(folder, 'host.ts'), hostSource(endpoints))
  const result = await build({
    root: resolve('.'),
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: {
      alias: [
        { find: /^latchkey$/, replacement: resolve('dist/entries/index.js') },
        { find: /^latchkey\/(.*)$/, replacement: resolve('dist/entries/$1.js') },
        { find: /^(react(-dom)?)($|\/)/, replacement: `${resolve('node_modules')}/$1$3` },
      ],
    },
    build: {
      outDir: join(folder, 'out'),
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: join(folder, 'host.ts'),
        output: {
          codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
        },
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter((item) => item.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName
  const server = createServer(({ url = '/' }, response) => {
    if (!url.endsWith('.js'))
      return response
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><div id="app"></div><script type="module" src="/${entry}"></script>`)
    return response.setHeader('content-type', 'text/javascript').end(readFileSync(join(folder, 'out', url)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    chunks: new Map(chunks.map((chunk) => [basename(chunk.fileName), chunk])),
    stop: () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const hostSource = (endpoints: string) => `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createLatchkey } from 'latchkey'
import { mainnet } from 'latchkey/networks'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
const info = { uuid: '6ba7b810-9dad-41d1-80b4-00c04fd430c8', name: 'Bench', icon: 'data:image/svg+xml,%3Csvg/%3E', rdns: 'example.bench' }
const detail = Object.freeze({ info, provider: { request: async () => [], on() {}, removeListener() {} } })
const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
window.addEventListener('eip6963:requestProvider', announce)
const { registry, relay, chains } = ${endpoints}
const latchkey = createLatchkey({
  projectId: 'bench',
  networks: [mainnet],
  endpoints: { registry, relay },
  rpcUrls: { 'eip155:1': chains['eip155:1'] },
})
const app = createElement(LatchkeyProvider, { latchkey }, createElement(ConnectButton))
createRoot(document.getElementById('app')).render(app)
`
