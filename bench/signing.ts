import type { Page } from 'playwright'
import { findChromium } from '../scripts/chromium.ts'
import { fillSend, openSend, review } from '../tests/e2e/send/visitor.ts'
import { openStage, visit } from '../tests/e2e/stage.ts'
import { openSwap, chooseSwapToken, reviewSwap } from '../tests/e2e/swap/visitor.ts'
import { visitorOn } from '../tests/e2e/visitor.ts'
import type { Visitor } from '../tests/e2e/visitor.ts'

const visits = 7
const receiver = '0x9d85a2cb4fa0a3d1f0b9d1f3acb8e2d9d3d1c0b2'

/** Measures the time between a press and the wallet's prompt, for a send and a swap. A bare request of the page in the same run is the baseline. */
export async function benchSigning(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  const stage = await openStage()
  const times: Record<'bare' | 'send' | 'swap', number[]> = { bare: [], send: [], swap: [] }
  try {
    for (let round = 0; round < visits; round += 1) {
      const { page } = await visit(stage, {})
      const visitor = visitorOn(page)
      await visitor.connect('Harbor')
      times.bare.push(await untilPrompt(page, () => page.evaluate(askBare)))
      await visitor.reject()
      times.send.push(await pressedOn(visitor, () => toSend(visitor), 'Send'))
      await visitor.dialog.getByRole('button', { name: 'Close' }).click()
      times.swap.push(await pressedOn(visitor, () => toSwap(visitor), 'Swap'))
      await page.context().close()
    }
    for (const [name, values] of Object.entries(times))
      console.log(`press to prompt, ${name}: ${median(values).toFixed(1)} ms`)
    for (const name of ['send', 'swap'] as const)
      console.log(`${name} / bare: ${(median(times[name]) / median(times.bare)).toFixed(2)}`)
  } finally {
    await stage.close()
  }
}

async function toSend(visitor: Visitor): Promise<void> {
  await openSend(visitor)
  await fillSend(visitor, { token: 'Ether', amount: '0.01', receiver })
  await review(visitor)
}

async function toSwap(visitor: Visitor): Promise<void> {
  await openSwap(visitor)
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await reviewSwap(visitor, '0.01')
}

/**
 * Opens a review, waits until its button is enabled, presses it, and rejects the request in the wallet. Returns the milliseconds until the
 * prompt.
 */
async function pressedOn(
  { page, dialog, reject }: Visitor,
  come: () => Promise<void>,
  label: string,
): Promise<number> {
  await come()
  const button = dialog.getByRole('button', { name: label, exact: true })
  await button.and(page.locator(':enabled')).waitFor()
  const time = await untilPrompt(page, () => button.click())
  await reject()
  return time
}

async function untilPrompt(page: Page, press: () => Promise<unknown>): Promise<number> {
  const watched = page.evaluate(promptAfterPress)
  const pressed = press()
  const time = (await watched) as number
  void pressed.catch(() => null)
  return time
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

// Sent as text, since tsx wraps functions in a name that the page does not have.
const promptAfterPress = `new Promise((resolve) => {
  let begin = null
  const started = () => { begin ??= performance.now() }
  window.addEventListener('click', started, { capture: true, once: true })
  window.addEventListener('bare-request', started, { once: true })
  const look = () => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? [])]
    const isShown = roots.some((root) => root.querySelector('[data-testid=wallet-approve]'))
    if (begin !== null && isShown) return resolve(performance.now() - begin)
    requestAnimationFrame(look)
  }
  look()
})`

const askBare = `new Promise((resolve) => {
  window.addEventListener('eip6963:announceProvider', ({ detail: { info, provider } }) => {
    if (info.name !== 'Harbor') return
    void provider.request({ method: 'eth_accounts' }).then(([from]) => {
      window.dispatchEvent(new Event('bare-request'))
      provider.request({ method: 'eth_sendTransaction', params: [{ from, to: '${receiver}', value: '0x1' }] }).then(resolve, resolve)
    })
  }, { once: false })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
})`
