import type { Page } from 'playwright'
import { chromium } from 'playwright'
import { findChromium } from '../scripts/chromium.ts'
import { buildGallery } from '../scripts/gallery/build-gallery.ts'
import { serveGallery } from '../scripts/gallery/serve-gallery.ts'

const recordings = ['connect-and-leave', 'send-a-token-to-a-name', 'swap-a-token', 'register-name']
const throttle = 4
const rounds = 3

type Kind = 'open' | 'view change' | 'done' | 'other'
type Step = { readonly kind: Kind; readonly what: string; readonly longest: number }

/** Measures the longest frame after each event of four recordings, at a quarter of the speed. The first round loads the code and is not counted. */
export async function benchFrames(): Promise<void> {
  const { url, stop } = await serveGallery(await buildGallery())
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    const steps: Step[] = []
    for (const name of recordings) {
      await page.goto(`${url}?play=${name}&paused`)
      await page.waitForFunction(() => window.galleryPlayer !== undefined)
      for (let round = 0; round <= rounds; round += 1) {
        const played = await play(page)
        if (round > 0) steps.push(...played.map((step) => ({ ...step, what: `${name} ${step.what}` })))
      }
    }
    for (const kind of ['open', 'view change', 'done', 'other'] as const) console.log(tell(kind, steps))
  } finally {
    await browser.close()
    await stop()
  }
}

function tell(kind: Kind, steps: readonly Step[]): string {
  const own = steps.filter((step) => step.kind === kind).toSorted((one, other) => one.longest - other.longest)
  const middle = own[Math.floor(own.length / 2)]?.longest ?? Number.NaN
  const late = own.filter(({ longest }) => longest > 32)
  const worst = late
    .slice(-3)
    .map(({ what, longest }) => `${what} ${longest.toFixed(0)} ms`)
    .join(', ')
  return `${kind}: longest frame ${middle.toFixed(1)} ms in the median, over 32 ms in ${late.length} of ${own.length}${worst && ` (${worst})`}`
}

async function play(page: Page): Promise<readonly Step[]> {
  return (await page.evaluate(playOnce)) as readonly Step[]
}

// Sent as text, since tsx wraps functions in a name that the page does not have.
const playOnce = `(async () => {
  const player = window.galleryPlayer
  const look = () => {
    const { modal, router } = player.state()
    const dialog = [...document.querySelectorAll('latchkey-modal')].map((host) => host.shadowRoot?.querySelector('dialog')).find(Boolean)
    return {
      isOpen: modal.open,
      view: router.history.length + ' ' + router.history.at(-1)?.view,
      mood: dialog?.querySelector('.mood')?.getAttribute('data-mood') ?? null,
    }
  }
  const longestFrame = () =>
    new Promise((resolve) => {
      const begin = performance.now()
      let last = begin
      let longest = 0
      const next = () => {
        const now = performance.now()
        longest = Math.max(longest, now - last)
        last = now
        if (now - begin < 400) requestAnimationFrame(next)
        else resolve(longest)
      }
      requestAnimationFrame(next)
    })
  const steps = []
  player.goTo(0)
  await longestFrame()
  for (let place = 1; place <= player.length; place += 1) {
    const before = look()
    await new Promise(requestAnimationFrame)
    player.goTo(place)
    const state = player.state()
    if (!state.modal.open) continue
    const longest = await longestFrame()
    const after = look()
    const kind = !before.isOpen
      ? 'open'
      : before.view !== after.view
        ? 'view change'
        : before.mood !== 'done' && after.mood === 'done'
          ? 'done'
          : 'other'
    steps.push({ kind, what: after.view, longest })
  }
  return steps
})()`
