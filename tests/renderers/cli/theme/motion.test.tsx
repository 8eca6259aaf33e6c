import { expect, test } from 'vitest'
import { MotionContext } from '../../../../renderers/cli/theme/motion.ts'
import { Waiting } from '../../../../renderers/cli/parts/Waiting.tsx'
import { eventually } from '../../../eventually.ts'
import { drawnPlainly } from '../drawn-plainly.ts'

test('the lamps move where a pace is set', async () => {
  const { frames } = drawnPlainly(
    <MotionContext value={1}>
      <Waiting />
    </MotionContext>,
  )
  await eventually(() => expect(frames().join(' ').includes('●○○ ○●○ ○○● ○●○ ●○○')).toBe(true))
})

test('the animation is static in CI', () => {
  const { frames, unmount } = drawnPlainly(<Waiting />)
  unmount()
  // Where CI is set, Ink ends with a line break of its own.
  const drawn = frames()
    .map((frame) => frame.trim())
    .filter((frame) => frame !== '')
  expect(new Set(drawn)).toEqual(new Set(['●○○']))
})
