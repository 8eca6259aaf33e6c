import { Text } from 'ink'
import { expect, test, vi } from 'vitest'
import { account } from '../../../core/events/account/account.ts'
import { BrokenDrawingContext } from '../../../renderers/cli/card/broken-drawing.ts'
import { ScreenBoundary } from '../../../renderers/cli/card/ScreenBoundary.tsx'
import { StoreContext } from '../../../renderers/react-bindings/store-context.ts'
import { eventually } from '../../eventually.ts'
import { drawnPlainly } from './drawn-plainly.ts'
import { keys, seated } from './keyboard.tsx'
import { latchkeyOfFakes } from './world-of-fakes.ts'

test('a screen that cannot be made says so, is tried again, and leads back out', async () => {
  const { latchkey, press, sees } = seated()
  await latchkey.connect({ wallet: 'example.acorn' })
  void latchkey.open()
  await sees('[ Copy address ]')
  const { address, chainId } = Object.values(latchkey.state().account.balances)[0]!
  const came = (amount: string) => latchkey.dispatch(account.balanceReceived({ address, chainId, amount }))
  came('nonsense')
  await sees("Couldn't show this view")
  await sees('▸ [ Try again ]')
  came('1000000000000000000')
  press(keys.enter)
  await sees('1 ETH')
  came('nonsense')
  await sees("Couldn't show this view")
  press(keys.escape)
  await eventually(() => expect(latchkey.state().modal.open).toBe(false))
})

test('a screen that cannot be rendered is reported, and the terminal continues', () => {
  const { latchkey } = latchkeyOfFakes()
  const tell = vi.fn<(drawing: string | null) => void>()
  const Broken = (): never => {
    throw new Error('cannot be drawn')
  }
  const drawn = (drawing: string, child: React.ReactNode) => (
    <StoreContext value={latchkey}>
      <BrokenDrawingContext value={{ drawing: null, tell }}>
        <ScreenBoundary key={drawing} drawing={drawing} columns={60} rows={20}>
          {child}
        </ScreenBoundary>
      </BrokenDrawingContext>
    </StoreContext>
  )
  const { lastFrame, rerender } = drawnPlainly(drawn('Account 1 0', <Broken />))
  expect(lastFrame()).toContain("Couldn't show this view")
  rerender(drawn('Account 1 1', <Text>drawn</Text>))
  expect(lastFrame()).toBe('drawn')
  expect(tell.mock.calls).toEqual([['Account 1 0'], [null]])
})
