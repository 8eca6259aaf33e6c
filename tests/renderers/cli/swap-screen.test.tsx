import { expect, test } from 'vitest'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import { App } from '../../../renderers/cli/App.tsx'
import { eventually } from '../../eventually.ts'
import { swapping, usdcToken } from '../../core/effects/swap/story.ts'
import { drawnPlainly } from './drawn-plainly.ts'
import { keys } from './keyboard.tsx'

test('slippage is typed in integers and stepped by keyboard', async () => {
  const { latchkey, open, choose, clock } = swapping()
  open()
  choose('target', usdcToken)
  clock.pass(200)
  const { stdin, lastFrame } = drawnPlainly(<App store={latchkey} columns={80} rows={60} />)
  const sees = (text: string) => eventually(() => expect(lastFrame()).toContain(text))
  stdin.write(keys.end)
  await sees('▸ [ Raise slippage ]')
  stdin.write(keys.up)
  await sees('▸ Slippage in percent 1█')
  stdin.write('.5')
  await sees('Enter a whole percentage from 1 to 50')
  await sees('Until then, 1% applies.')
  stdin.write(keys.backspace)
  stdin.write(keys.backspace)
  stdin.write('7')
  await sees('▸ Slippage in percent 17█')
  stdin.write(keys.down)
  await sees('▸ [ Lower slippage ]')
  stdin.write(keys.enter)
  stdin.write(keys.enter)
  await sees('Slippage in percent 15_')
  expect(latchkey.state().swap.slippage).toBe(15)
})

test('the button of a form with an offer is in sight in 24 rows', () => {
  const { latchkey, open, choose, clock } = swapping()
  open()
  choose('target', usdcToken)
  clock.pass(200)
  const { lastFrame } = drawnPlainly(<App store={latchkey} columns={80} rows={23} />)
  expect(lastFrame()).toContain('[ Review swap ]')
})

test('a review whose network the host removes returns to the form with other networks', async () => {
  const { latchkey, toReview } = swapping({
    options: { networks: [mainnet, base], allowUnsupportedChain: true },
  })
  toReview()
  const { stdin, lastFrame } = drawnPlainly(<App store={latchkey} columns={80} rows={60} />)
  const sees = (text: string) => eventually(() => expect(lastFrame()).toContain(text))
  await sees('Review transaction carefully')
  latchkey.update({ networks: [base] })
  await sees("You can't swap on Ethereum")
  await sees('▸ [ Choose network ]')
  expect(lastFrame()).not.toContain('Failed to create transaction')
  stdin.write(keys.enter)
  await sees('Base')
})
