import { expect, test } from 'vitest'
import { foldTape } from '../core/recording/replay.ts'
import { differenceFrom, restsOf } from './core/recording/from-checkpoints.ts'
import { recordings } from './recordings.ts'

/** Of each recording the event in the middle is taken, and every so manieth from there; `checkpoints.exhaustive.test.ts` takes all. */
const every = 40

test.each(recordings)('%s goes on from a checkpoint as it went, to the same state', (_, tape) => {
  const end = foldTape(tape)
  const all = restsOf(tape)
  const rests = all.filter((_rest, index) => (index - (all.length >> 1)) % every === 0)
  expect(rests.length).toBeGreaterThan(0)
  expect(rests.flatMap((rest) => differenceFrom(rest, end) ?? [])).toEqual([])
})
