import type { CDPSession, Page } from 'playwright'
import { findChromium } from '../scripts/chromium.ts'
import { openStage } from '../tests/e2e/stage.ts'
import type { Stage } from '../tests/e2e/stage.ts'

const cycles = 1000
const warmUp = 50
const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/**
 * Measures the time from click to painted QR code, and the heap and IndexedDB that a thousand quick openings occupy. It runs in Chromium over the
 * sandbox.
 */
export async function benchPairing(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  const stage = await openStage()
  try {
    await measureQrCode(stage)
    await measureCycles(stage, 'beside installed wallets', {})
    await measureCycles(stage, 'on a phone', { userAgent: phoneAgent })
  } finally {
    await stage.close()
  }
}

async function measureQrCode(stage: Stage): Promise<void> {
  const page = await visitor(stage, {})
  await open(page)
  const cold = await page.evaluate(clickUntilQrCode)
  const fetched = (await page.evaluate(fetchTime)) as number
  console.log(
    `click to QR code, library not fetched: ${cold} ms, of which its fetch ${fetched} ms: ${cold - fetched} ms beside it`,
  )
  await close(page)
  await open(page)
  console.log(`click to QR code, URI kept from before: ${await page.evaluate(clickUntilQrCode)} ms`)
  const again: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await close(page)
    await connectAndLeave(page)
    await open(page)
    again.push(await page.evaluate(clickUntilQrCode))
  }
  console.log(`click to QR code, library fetched, relay warm, no address: ${again.join(', ')} ms`)
  await page.context().close()
}

async function measureCycles(stage: Stage, where: string, context: { userAgent?: string }): Promise<void> {
  const page = await visitor(stage, context)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const devtools = await page.context().newCDPSession(page)
  await cycle(page, warmUp)
  const before = [await heap(devtools), await kept(page)] as const
  await cycle(page, cycles)
  const after = [await heap(devtools), await kept(page)] as const
  console.log(
    `${cycles} quick openings ${where}: heap ${before[0].toFixed(2)} MiB before, ${after[0].toFixed(2)} MiB after; IndexedDB ${before[1]} before, ${after[1]} after; ${sockets.length} sockets to the relay`,
  )
  await page.context().close()
}

async function visitor({ browser, sandbox }: Stage, options: { userAgent?: string }): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${sandbox.endpoints.demo}`)
  await page.getByTestId('connect').getByRole('button').waitFor()
  // tsx wraps functions in `__name`, which the page does not have.
  await page.evaluate('globalThis.__name = (value) => value')
  return page
}

async function open(page: Page): Promise<void> {
  await page.getByTestId('open-connect').evaluate((button) => (button as HTMLElement).click())
  await page.getByRole('dialog').first().waitFor()
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  while (await page.getByRole('button', { name: 'Back' }).isVisible()) await page.keyboard.press('Escape')
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' })
}

async function cycle(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    await open(page)
    await close(page)
  }
}

/** Connects an installed wallet, which withdraws the pairing and does not unload the pairing library. */
async function connectAndLeave(page: Page): Promise<void> {
  await open(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Harbor/ })
    .click()
  await page.getByTestId('wallet-approve').click()
  await page.getByTestId('host-status').getByText('connected', { exact: true }).waitFor()
  await page.getByTestId('disconnect').click()
  await page.getByTestId('host-status').getByText('disconnected', { exact: true }).waitFor()
}

/** Runs in the page. Presses the row for a phone and returns the milliseconds until a frame with the code is painted. */
function clickUntilQrCode(): Promise<number> {
  const dialog = [...document.querySelectorAll('*')]
    .map((element) => element.shadowRoot?.querySelector('dialog[open]'))
    .find(Boolean)
  const row = [...(dialog?.querySelectorAll('button') ?? [])].find((button) =>
    button.textContent?.includes('Scan with your phone'),
  )
  return new Promise((resolve) => {
    const begin = performance.now()
    performance.clearResourceTimings()
    const look = () => {
      if (!dialog?.querySelector('[data-uri]')) {
        requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(Math.round(performance.now() - begin))
      port2.postMessage(null)
    }
    row?.click()
    requestAnimationFrame(look)
  })
}

/** Measures the milliseconds that the scripts loaded since the last press took. */
const fetchTime = `(() => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  if (scripts.length === 0) return 0
  const begin = Math.min(...scripts.map(({ startTime }) => startTime))
  return Math.round(Math.max(...scripts.map(({ responseEnd }) => responseEnd)) - begin)
})()`

/** Returns how much the pairing library stores in the browser: its entries, and the records in them. */
async function kept(page: Page): Promise<string> {
  return (await page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB')
    opening.onupgradeneeded = () => opening.transaction.abort()
    opening.onerror = () => resolve('nothing')
    opening.onsuccess = () => {
      const asked = opening.result.transaction('keyvaluestorage').objectStore('keyvaluestorage').getAll()
      asked.onsuccess = () => {
        const values = asked.result.map((value) => typeof value === 'string' ? JSON.parse(value) : value)
        const records = values.reduce((sum, value) => sum + (typeof value === 'object' && value ? Object.keys(value).length : 1), 0)
        const kibibytes = Math.round(JSON.stringify(values).length / 102.4) / 10
        opening.result.close()
        resolve(records + ' records, ' + kibibytes + ' KiB')
      }
    }
  })`)) as string
}

async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1024 ** 2
}
