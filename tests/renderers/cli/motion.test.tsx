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
  // Where CI is set, Ink ends with a line break of its own.
  const drawn = frames.map((frame) => frame.trim()).filter((frame) => frame !== '')
  expect(new Set(drawn)).toEqual(new Set(['●○○']))
})
