import { expect, test } from 'vitest'
import { foldTape } from '../core/recording/replay.ts'
import { differenceFrom, restsOf } from './core/recording/from-checkpoints.ts'
import { recordings } from './recordings.ts'

test.each(recordings)('%s goes on from a checkpoint after any event as it went', (_, tape) => {
  const end = foldTape(tape)
  expect(restsOf(tape).flatMap((rest) => differenceFrom(rest, end) ?? [])).toEqual([])
})
