import { expect, test } from 'vitest'
import { secondRuns, toldOutcome } from '../../scripts/test-outcome.ts'
import type { Failure, Outcome } from '../../scripts/test-outcome.ts'

const failure: Failure = { project: 'browser', file: 'tests/a.test.ts', test: 'opens', error: 'expected 1' }
const green: Outcome = { passed: 1, skipped: 0, failures: [], unsteady: [], isRed: false }
const red = (...failures: Failure[]): Outcome => ({ ...green, passed: 5, failures, isRed: true })

/** Runs that end as given, one after the other, and what each was asked for. */
function runs(...ends: Outcome[]) {
  const asked: (readonly string[])[] = []
  const run = async (args: readonly string[]) => {
    asked.push(args)
    return ends.shift() ?? green
  }
  return { asked, run }
}

test('a file that failed and passes alone is unsteady, and the run is not red', async () => {
  const { asked, run } = runs(green)
  const ended = await secondRuns(red(failure), run, 15)
  expect(asked).toEqual([['--project', 'browser', '--maxWorkers', '1', 'tests/a.test.ts']])
  expect(ended.isRed).toBe(false)
  expect(toldOutcome([ended])).toBe(
    '\nunsteady tests/a.test.ts › opens: expected 1\n6 passed, 0 failed, 0 skipped',
  )
})

test('a file that fails twice more is red, whatever else was unsteady', async () => {
  const other = { ...failure, file: 'tests/b.test.ts' }
  const { asked, run } = runs(red(failure), red(failure), green)
  const ended = await secondRuns(red(failure, other), run, 15)
  expect(asked.map((args) => args.at(-1))).toEqual(['tests/a.test.ts', 'tests/a.test.ts', 'tests/b.test.ts'])
  expect(ended.isRed).toBe(true)
  expect(toldOutcome([ended])).toBe(
    '\nfailed: tests/a.test.ts › opens: expected 1\nunsteady tests/b.test.ts › opens: expected 1\n6 passed, 1 failed, 0 skipped',
  )
})

test('two tests of one file are run again once, together', async () => {
  const { asked, run } = runs(green)
  const ended = await secondRuns(red(failure, { ...failure, test: 'closes' }), run, 15)
  expect(asked).toHaveLength(1)
  expect(ended.unsteady).toHaveLength(2)
})

test('an error that belongs to no file is red at once', async () => {
  const { asked, run } = runs()
  const ended = await secondRuns(red({ ...failure, file: null, test: null }), run, 15)
  expect(asked).toEqual([])
  expect(ended.isRed).toBe(true)
})

test('where no time is left nothing is run again, and the run is red', async () => {
  const { asked, run } = runs(green)
  expect((await secondRuns(red(failure), run, 0)).isRed).toBe(true)
  expect(asked).toEqual([])
})
