import { render } from 'ink-testing-library'
import { expect, onTestFinished, test } from 'vitest'
import { MotionContext } from '../../../renderers/cli/motion.ts'
import { Waiting } from '../../../renderers/cli/parts/Waiting.tsx'
import { eventually } from '../../eventually.ts'

test('the lamps move where a pace is set', async () => {
  const { frames, unmount } = render(
    <MotionContext value={1}>
      <Waiting />
    </MotionContext>,
  )
  onTestFinished(unmount)
  await eventually(() => expect(frames.join(' ').includes('●○○ ○●○ ○○● ○●○ ●○○')).toBe(true))
})

test('everywhere else they stand still', () => {
  const { frames, unmount } = render(<Waiting />)
  unmount()
  // Where CI is set, Ink ends with a line break of its own.
  const drawn = frames.map((frame) => frame.trim()).filter((frame) => frame !== '')
  expect(new Set(drawn)).toEqual(new Set(['●○○']))
})
