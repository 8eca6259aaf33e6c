import type { CDPSession, Page } from 'playwright'
import { findChromium } from '../scripts/chromium.ts'
import { openStage, visit } from '../tests/e2e/stage.ts'

const throttle = 4
const openings = 12
const cycles = 1000

/**
 * Measures the time from click to painted dialog at quarter speed, and heap and listeners over a thousand openings. It runs in Chromium over the
 * sandbox.
 */
export async function benchModal(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  const stage = await openStage()
  try {
    const { page } = await visit(stage)
    await page.getByTestId('connect').getByRole('button').waitFor()
    // tsx wraps functions in `__name`, which the page does not have.
    await page.evaluate('globalThis.__name = (value) => value')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    const times = await openingTimes(page)
    console.log(
      `click to painted dialog at 1/${throttle} speed: first ${times[0]} ms, then ${median(times.slice(1))} ms in the median`,
    )
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await openAndClose(page, 50)
    const before = await used(devtools)
    await openAndClose(page, cycles)
    const after = await used(devtools)
    console.log(
      `over ${cycles} openings: ${Math.round((after.bytes - before.bytes) / cycles)} bytes of heap each, listeners ${before.listeners} before and ${after.listeners} after`,
    )
  } finally {
    await stage.close()
  }
}

async function openingTimes(page: Page): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = 0; round < openings; round += 1) {
    times.push(await page.evaluate(clickUntilPainted))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' })
  }
  return times
}

/** Runs in the page. Presses the host's button and returns the milliseconds until a frame with an open dialog is painted. */
function clickUntilPainted(): Promise<number> {
  const dialogIsOpen = () =>
    [...document.querySelectorAll('*')].some((element) => element.shadowRoot?.querySelector('dialog[open]'))
  const slot = document.querySelector('[data-testid=connect]')
  const button = [...(slot?.querySelectorAll('*') ?? [])].flatMap((element) => [
    ...(element.shadowRoot?.querySelectorAll('button') ?? []),
  ])[0]
  return new Promise((resolve) => {
    const begin = performance.now()
    const look = () => {
      if (!dialogIsOpen()) {
        requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(Math.round((performance.now() - begin) * 10) / 10)
      port2.postMessage(null)
    }
    button?.click()
    requestAnimationFrame(look)
  })
}

async function openAndClose(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    await page.getByTestId('open-connect').evaluate((button) => (button as HTMLElement).click())
    await page.getByRole('dialog').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' })
  }
}

async function used(devtools: CDPSession): Promise<{ readonly bytes: number; readonly listeners: number }> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { bytes: usedSize, listeners: jsEventListeners }
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
