import { fundedAccounts } from '../sandbox/chains/funded-accounts.ts'
import { findChromium } from '../scripts/chromium.ts'
import { openStage, visit } from '../tests/e2e/stage.ts'
import type { Stage } from '../tests/e2e/stage.ts'
import { visitorOn } from '../tests/e2e/visitor.ts'
import { scrolled } from './scrolling.ts'

const chain = 'eip155:1'
const count = 1_000
const visits = 3

/**
 * Measures long tasks, dropped frames and nodes while a list of a thousand transactions scrolls. Pages load during the scroll, at full and at
 * quarter speed.
 */
export async function benchActivity(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  const stage = await openStage()
  try {
    const address = fundedAccounts()[1]?.address ?? ''
    await stage.sandbox.seed({ chain, address, count, months: 12 })
    await scrolledThrough(stage, 1)
    for (const throttle of [1, 4])
      for (let visited = 0; visited < visits; visited += 1)
        console.log(`Activity at 1/${throttle} speed: ${await scrolledThrough(stage, throttle)}`)
  } finally {
    await stage.close()
  }
}

async function scrolledThrough(stage: Stage, throttle: number): Promise<string> {
  const { page } = await visit(stage)
  let pages = 0
  page.on('request', (request) => {
    if (request.url().includes('/history?')) pages += 1
  })
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: /^Activity/ }).click()
  const list = visitor.dialog.locator('.grouped-scroll')
  await list.locator('a').first().waitFor()
  // A machine without a graphics card paints the demo's log again for each frame of the list above it.
  await page.getByTestId('event-log').evaluate((log) => log.remove())
  let most = 0
  const { dropped, longTasks } = await scrolled(page, list, throttle, async () => {
    const { nodes, left, isBusy } = await list.evaluate((element) => ({
      nodes: element.querySelectorAll('*').length,
      left: element.scrollHeight - element.scrollTop - element.clientHeight,
      isBusy: element.querySelector('[aria-busy]') !== null,
    }))
    most = Math.max(most, nodes)
    return left < 1 && !isBusy
  })
  await page.context().close()
  const sum = Math.round(longTasks.reduce((all, task) => all + task, 0))
  const longest = Math.round(Math.max(0, ...longTasks))
  return `${longTasks.length} tasks over 50 ms (longest ${longest}, ${sum} ms in all), ${dropped} % of frames dropped, ${most} elements at most, ${pages} pages`
}
