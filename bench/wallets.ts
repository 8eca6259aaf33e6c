import type { Page } from 'playwright'
import { findChromium } from '../scripts/chromium.ts'
import { openStage, visit } from '../tests/e2e/stage.ts'

const throttle = 4

/** Nodes and long tasks while the whole registry is scrolled through at a quarter of the speed. */
export async function benchWallets(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  const stage = await openStage()
  try {
    const { page } = await visit(stage)
    const dialog = page.getByRole('dialog').first()
    await page.getByTestId('open-connect').click()
    await dialog.getByRole('button', { name: /^All Wallets/ }).click()
    await dialog.getByRole('button', { name: /^MetaMask/ }).waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    console.log(await scrollThrough(page))
  } finally {
    await stage.close()
  }
}

async function scrollThrough(page: Page): Promise<string> {
  await page.evaluate(
    "globalThis.__longTasks = []; new PerformanceObserver((list) => globalThis.__longTasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask' }); globalThis.__frames = []; requestAnimationFrame(function next(now) { globalThis.__frames.push(now); requestAnimationFrame(next) })",
  )
  let most = 0
  await page.mouse.move(640, 420)
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, 240)
    most = Math.max(
      most,
      await page.evaluate(
        "[...document.querySelectorAll('*')].reduce((sum, element) => sum + (element.shadowRoot?.querySelector('dialog[open]')?.querySelectorAll('*').length ?? 0), 0)",
      ),
    )
  }
  const tasks = (await page.evaluate('globalThis.__longTasks')) as readonly number[]
  const frames = frameTimes((await page.evaluate('globalThis.__frames')) as readonly number[])
  const longest = Math.round(Math.max(0, ...tasks))
  return `scrolling all wallets at 1/${throttle} speed: ${most} nodes at most, ${tasks.length} tasks over 50 ms, the longest ${longest} ms; ${frames}`
}

function frameTimes(starts: readonly number[]): string {
  const times = starts
    .slice(1)
    .map((start, index) => start - (starts[index] ?? start))
    .toSorted((a, b) => a - b)
  const [median, late] = [0.5, 0.95].map((part) => times[Math.floor(times.length * part)] ?? 0)
  return `a frame takes ${median?.toFixed(1)} ms in the median, ${late?.toFixed(1)} ms at the 95th percentile`
}
