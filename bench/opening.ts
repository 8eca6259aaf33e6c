import type { CDPSession, Page } from 'playwright'
import { findChromium } from '../scripts/chromium.ts'
import { openStage } from '../tests/e2e/stage.ts'
import { servePages } from './serve-pages.ts'

const visits = 5
const rest = 2500
const pages = ['floor', 'latchkey'] as const

type Opening = { readonly painted: number; readonly longest: number; readonly script: number }

/**
 * Measures the time from press to painted rows, at the first and the next opening, at full and quarter speed. A bare React dialog in the same run
 * is the baseline.
 */
export async function benchOpening(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  const [stage, served] = await Promise.all([openStage(), servePages()])
  const { registry, relay } = stage.sandbox.endpoints
  const query = new URLSearchParams({ registry: registry ?? '', relay: relay ?? '' }).toString()
  try {
    for (const throttle of [1, 4]) {
      const found = { floor: [] as Opening[][], latchkey: [] as Opening[][] }
      for (let round = 0; round < visits; round += 1) {
        for (const name of pages) {
          const context = await stage.browser.newContext({ viewport: { width: 1280, height: 800 } })
          const page = await context.newPage()
          await page.goto(`${served.url}/${name}.html?${query}`)
          found[name].push(await openTwice(page, throttle))
          await context.close()
        }
      }
      for (const [index, when] of ['first', 'next'].entries()) {
        for (const name of pages)
          console.log(`${when} opening at 1/${throttle} speed, ${name}: ${tell(found[name], index)}`)
      }
    }
  } finally {
    served.close()
    await stage.close()
  }
}

function tell(found: readonly Opening[][], index: number): string {
  const middle = (field: keyof Opening) => {
    const values = found.flatMap((openings) => openings[index]?.[field] ?? []).toSorted((a, b) => a - b)
    return (values[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(1)
  }
  return `painted after ${middle('painted')} ms, longest event ${middle('longest')} ms, script ${middle('script')} ms`
}

async function openTwice(page: Page, throttle: number): Promise<Opening[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.locator('#connect').waitFor()
  await page.waitForTimeout(rest)
  const first = await opening(page, devtools)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(rest)
  return [first, await opening(page, devtools)]
}

async function opening(page: Page, devtools: CDPSession): Promise<Opening> {
  const before = await scriptTime(devtools)
  const watched = page.evaluate(untilPainted)
  const box = await page.locator('#connect').boundingBox()
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  const { painted, longest } = (await watched) as Omit<Opening, 'script'>
  return { painted, longest, script: (await scriptTime(devtools)) - before }
}

async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
}

// Sent as text, since tsx wraps functions in a name that the page does not have.
const untilPainted = `new Promise((resolve) => {
  const events = []
  const observer = new PerformanceObserver((list) => events.push(...list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16 })
  const dialog = () => [document, ...[...document.querySelectorAll('latchkey-modal')].map((host) => host.shadowRoot)]
    .map((root) => root.querySelector('dialog[open]')).find(Boolean)
  const isShown = () => {
    const element = dialog()
    return Boolean(element?.querySelector('.row')) && Number(getComputedStyle(element).opacity) >= 0.1
  }
  addEventListener('click', ({ timeStamp }) => {
    const channel = new MessageChannel()
    const look = () => channel.port2.postMessage(null)
    channel.port1.onmessage = () => {
      if (!isShown()) return requestAnimationFrame(look)
      const painted = performance.now() - timeStamp
      setTimeout(() => {
        const own = events.filter(({ startTime }) => Math.abs(startTime - timeStamp) < 60)
        observer.disconnect()
        resolve({ painted, longest: Math.max(16, ...own.map(({ duration }) => duration)) })
      }, 300)
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })
})`
