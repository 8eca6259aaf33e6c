import type { Locator, Page } from 'playwright'

const step = 1_500
const pixelsPerSecond = 3_000

/** The cost of scrolling: dropped frames in percent, and the tasks of more than 50 ms, in milliseconds. */
export type ScrollCost = { readonly dropped: number; readonly longTasks: readonly number[] }

/** Scrolls a list like a mouse wheel until `isOver` returns true. `throttle` divides the speed of the processor (4 is a quarter). */
export async function scrolled(
  page: Page,
  list: Locator,
  throttle: number,
  isOver: (distance: number) => boolean | Promise<boolean>,
): Promise<ScrollCost> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.evaluate(
    "globalThis.__frames = []; requestAnimationFrame(function next(now) { globalThis.__frames.push(now); requestAnimationFrame(next) }); globalThis.__longTasks = []; new PerformanceObserver((told) => globalThis.__longTasks.push(...told.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask' })",
  )
  const box = await list.boundingBox()
  for (let moved = 0; !(await isOver(moved)); moved += step) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: (box?.x ?? 0) + 40,
      y: (box?.y ?? 0) + 40,
      yDistance: -step,
      speed: pixelsPerSecond,
      gestureSourceType: 'mouse',
    })
  }
  const frames = (await page.evaluate('globalThis.__frames')) as readonly number[]
  const longTasks = (await page.evaluate('globalThis.__longTasks')) as readonly number[]
  return { dropped: droppedOf(frames), longTasks }
}

function droppedOf(starts: readonly number[]): number {
  const frame = 1_000 / 60
  const dropped = starts
    .slice(1)
    .reduce(
      (sum, start, index) => sum + Math.max(0, Math.round((start - (starts[index] ?? start)) / frame) - 1),
      0,
    )
  return Math.round((100 * dropped) / (starts.length - 1 + dropped))
}
