import { expect, test } from 'vitest'
import { App } from '../../../renderers/cli/App.tsx'
import { eventually } from '../../eventually.ts'
import { buying, row } from '../../core/effects/buy/story.ts'
import { drawnPlainly } from './drawn-plainly.ts'
import { keys } from './keyboard.tsx'

/** Alice has pressed Coinbase, and what becomes of that is drawn in a terminal. */
function seatedAtPurchase(given: Parameters<typeof buying>[0] = {}) {
  const story = buying(given)
  story.buy()
  const { stdin, lastFrame } = drawnPlainly(<App store={story.latchkey} columns={80} rows={60} />)
  return {
    ...story,
    strike: (...strokes: readonly string[]) => strokes.forEach((stroke) => stdin.write(stroke)),
    sees: (text: string) => eventually(() => expect(lastFrame()).toContain(text)),
  }
}

test('in the terminal a visitor reads that the bank declined, and tries again on another page', async () => {
  const { rows, clock, strike, sees, bought } = seatedAtPurchase({ device: { kind: 'terminal' } })
  await sees('Copy link')
  rows.unshift(row({ status: 'failed' }))
  clock.pass(4000)
  await sees('Purchase failed')
  await sees('Coinbase declined the payment')
  await sees('▸ [ Try again ]')
  strike(keys.enter)
  await sees('Buy with Coinbase')
  expect(bought().map(({ step }) => step)).toEqual(['declined', 'waiting'])
})

test('a visit to a page, drawn in the terminal, says of a window that was closed how to open it again', async () => {
  const { current, shop, strike, sees } = seatedAtPurchase()
  shop.closeByVisitor(current()?.id ?? '')
  await sees('Is the window still open?')
  await sees('▸ [ Open the window again ]')
  strike(keys.enter)
  await sees('Continue in the other window.')
  expect(shop.windows().map(({ isOpen }) => isOpen)).toEqual([false, true])
})
