import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isRed, readOutcome, secondRuns, formatOutcome } from '../../scripts/test-outcome.ts'
import type { Failure, Outcome } from '../../scripts/test-outcome.ts'

const failure: Failure = { project: 'browser', file: 'tests/a.test.ts', test: 'opens', error: 'expected 1' }
const green: Outcome = { passed: 1, skipped: 0, failures: [], unsteady: [] }
const red = (...failures: Failure[]): Outcome => ({ ...green, passed: 5, failures })

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
  expect(isRed(ended)).toBe(false)
  expect(formatOutcome([ended])).toBe(
    '\nunsteady tests/a.test.ts › opens: expected 1\n6 passed, 0 failed, 0 skipped',
  )
})

test('a file that fails twice more is red, whatever else was unsteady', async () => {
  const other = { ...failure, file: 'tests/b.test.ts' }
  const { asked, run } = runs(red(failure), red(failure), green)
  const ended = await secondRuns(red(failure, other), run, 15)
  expect(asked.map((args) => args.at(-1))).toEqual(['tests/a.test.ts', 'tests/a.test.ts', 'tests/b.test.ts'])
  expect(isRed(ended)).toBe(true)
  expect(formatOutcome([ended])).toBe(
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
  expect(isRed(ended)).toBe(true)
})

test('without time left nothing is rerun, and the run fails', async () => {
  const { asked, run } = runs(green)
  expect(isRed(await secondRuns(red(failure), run, 0))).toBe(true)
  expect(asked).toEqual([])
})

/** What is read of a run that wrote this down, if anything, and ended like that. */
function readAfter(written: object | null, ended: { readonly code: number; readonly isLate?: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-outcome-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'outcome.json')
  if (written) writeFileSync(file, JSON.stringify({ passed: 1, skipped: 0, isClosed: true, ...written }))
  return readOutcome(file, { isLate: false, ...ended }).failures.map(({ error }) => error)
}

test.each([
  ['ended well', { failures: [] }, { code: 0 }, []],
  ['ended for a test that failed', { failures: [failure] }, { code: 1 }, ['expected 1']],
  ['ended for no test', { failures: [] }, { code: 1 }, ['the run ended with code 1']],
  ['wrote nothing down', null, { code: 1 }, ['the run ended with code 1']],
  [
    'broke off after a test that failed',
    { failures: [failure], isClosed: false },
    { code: 1 },
    ['expected 1', 'the run ended with code 1'],
  ],
  [
    'was killed after a test that failed',
    { failures: [failure] },
    { code: 137 },
    ['expected 1', 'the run ended with code 137'],
  ],
  [
    'came to no end after a test that failed',
    { failures: [failure] },
    { code: 1, isLate: true },
    ['expected 1', 'the run was ended at its limit'],
  ],
])('a run that %s is red for just that', (_, written, ended, errors) => {
  expect(readAfter(written, ended)).toEqual(errors)
})
