import type { Locator, Page } from 'playwright'

/** Where something is pressed, in CSS pixels of the page. */
export type Spot = { readonly x: number; readonly y: number }

/** Presses of a mouse or a finger, each so many milliseconds after the last one. */
export type TimedPresses = {
  readonly click: (spot: Spot, gap: number) => Promise<void>
  readonly tap: (spot: Spot, gap: number) => Promise<void>
}

/** Presses whose times are the browser's own, moved on by hand: a gap is a gap, however busy the machine is. */
export async function timedPressesOn(page: Page): Promise<TimedPresses> {
  const devtools = await page.context().newCDPSession(page)
  // Input of a time before what the page heard last is not delivered: on a busy machine its own clock would come by, so that these presses are an hour ahead of it.
  let seconds = Date.now() / 1000 + 3600
  return {
    click: async (spot, gap) => {
      seconds += gap / 1000
      const press = { ...spot, button: 'left', clickCount: 1, timestamp: seconds } as const
      await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press })
      await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press })
    },
    tap: async (spot, gap) => {
      seconds += gap / 1000
      await devtools.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [spot],
        timestamp: seconds,
      })
      await devtools.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: seconds + 0.001,
      })
    },
  }
}

/** The middle of a button, once it stands still and can be pressed. */
export async function middleOf(button: Locator): Promise<Spot> {
  await button.click({ trial: true })
  const box = await button.boundingBox()
  if (!box) throw new Error(`${String(button)} has no place on the page.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
