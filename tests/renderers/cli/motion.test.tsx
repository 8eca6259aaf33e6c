import { render } from 'ink-testing-library'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MotionContext } from '../../../renderers/cli/motion.ts'
import { Waiting } from '../../../renderers/cli/parts/Waiting.tsx'

test('the lamps move where a pace is set', async () => {
  const { lastFrame, unmount } = render(
    <MotionContext value={1}>
      <Waiting />
    </MotionContext>,
  )
  onTestFinished(unmount)
  for (const lamps of ['○●○', '○○●', '●○○'])
    await vi.waitFor(() => expect(lastFrame()).toBe(lamps), { interval: 0 })
})

test('everywhere else they stand still', () => {
  const { frames, unmount } = render(<Waiting />)
  unmount()
  expect(new Set(frames.map((frame) => frame.trim()))).toEqual(new Set(['●○○']))
})
