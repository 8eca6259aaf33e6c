import type { Page } from 'playwright'
import { findChromium } from '../scripts/chromium.ts'
import { openStage, visit } from '../tests/e2e/stage.ts'
import type { Stage } from '../tests/e2e/stage.ts'
import { scrolled } from './scrolling.ts'

const distance = 12_000

/**
 * Measures dropped frames, long tasks and nodes while All wallets scrolls, at full and quarter speed. A bare list of pictures and names in the
 * same page and run is the baseline.
 */
export async function benchWallets(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  const stage = await openStage()
  try {
    for (const throttle of [1, 4]) {
      for (const kind of ['floor', 'All wallets'] as const) {
        console.log(`${kind} at 1/${throttle} speed: ${await scrolledThrough(stage, kind, throttle)}`)
      }
    }
  } finally {
    await stage.close()
  }
}

async function scrolledThrough(stage: Stage, kind: 'floor' | 'All wallets', throttle: number) {
  const { page } = await visit(stage)
  const list = await (kind === 'floor' ? openFloor(page, stage) : openAllWallets(page))
  const { dropped, longTasks } = await scrolled(page, list, throttle, (moved) => moved >= distance)
  const nodes = await list.evaluate((element) => element.querySelectorAll('*').length)
  await page.context().close()
  const sum = Math.round(longTasks.reduce((all, task) => all + task, 0))
  return `${dropped} % of frames dropped, long tasks of ${sum} ms in all, ${nodes} elements`
}

async function openAllWallets(page: Page) {
  const dialog = page.getByRole('dialog').first()
  await page.getByTestId('open-connect').click()
  await dialog.getByRole('button', { name: /^All wallets/ }).click()
  await dialog.getByRole('button', { name: /^MetaMask/ }).waitFor()
  return page.locator('.wallet-scroll')
}

/** Opens the baseline: a handwritten list that contains only the visible rows, each an `<img>` and a name. */
async function openFloor(page: Page, stage: Stage) {
  const registry = stage.sandbox.endpoints.registry ?? ''
  const asker = new URLSearchParams({ projectId: 'floor', st: 'w3m', sv: 'floor' }).toString()
  const answer = await fetch(`${registry}/getWallets?page=1&entries=100&${asker}`)
  const { data } = (await answer.json()) as { data: readonly { name: string; image_id: string }[] }
  const rows = data.map(({ name, image_id: id }) => ({
    name,
    src: `${registry}/getWalletImage/${id}?${asker}`,
  }))
  await page.evaluate(`((rows) => {
    const list = document.createElement('div')
    list.id = 'floor'
    list.style.cssText = 'position:fixed;inset:40px auto auto 400px;width:376px;height:536px;overflow:auto;background:#fff;z-index:9'
    const all = document.createElement('div')
    all.style.cssText = 'position:relative;height:' + 600 * 64 + 'px'
    const drawn = new Map()
    const draw = () => {
      const first = Math.max(0, Math.floor(list.scrollTop / 64) - 3)
      for (const [index, row] of drawn) if (index < first || index >= first + 14) { row.remove(); drawn.delete(index) }
      for (let index = first; index < Math.min(600, first + 14); index += 1) {
        if (drawn.has(index)) continue
        const { name, src } = rows[index % rows.length]
        const row = document.createElement('button')
        row.style.cssText = 'position:absolute;left:0;right:0;height:56px;top:' + index * 64 + 'px'
        const img = document.createElement('img')
        img.width = img.height = 32
        img.src = src + '&row=' + index
        row.append(img, name)
        all.append(row)
        drawn.set(index, row)
      }
    }
    list.addEventListener('scroll', draw, { passive: true })
    list.append(all)
    document.body.append(list)
    draw()
  })(${JSON.stringify(rows)})`)
  return page.locator('#floor')
}
