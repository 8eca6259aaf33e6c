import { existsSync, readFileSync } from 'node:fs'
import type { Ended } from './run-program.ts'

/** A failed test, or a whole failed file (`test` is null). `file` is null if the error belongs to no known file. */
export type Failure = {
  readonly project: string
  readonly file: string | null
  readonly test: string | null
  readonly error: string
}

/** What the reporter writes: once after the last test, and once more when everything started for the tests has ended. */
export type Counted = {
  readonly passed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
  readonly isClosed: boolean
}

/** The outcome of a test run: what counts as failed, and what failed once and then passed alone. */
export type Outcome = Pick<Counted, 'passed' | 'skipped' | 'failures'> & {
  readonly unsteady: readonly Failure[]
}

/** Whether any failure counts. */
export function isRed({ failures }: Outcome): boolean {
  return failures.length > 0
}

/** Runs vitest with these arguments for at most so many minutes. */
type Run = (args: readonly string[], minutes: number) => Promise<Outcome>

/** How often a failed file runs again. */
const tries = 2

/** Reads the outcome that a run wrote. Adds a failure if the run reached its time limit or failed for a reason other than its tests. */
export function readOutcome(file: string, { code, isLate }: Pick<Ended, 'code' | 'isLate'>): Outcome {
  const { passed, skipped, failures, isClosed }: Counted = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Counted)
    : { passed: 0, skipped: 0, failures: [], isClosed: false }
  // Vitest ends with code 1 if tests failed.
  const isExplained = code === 0 || (code === 1 && !isLate && isClosed && failures.length > 0)
  const error = isLate ? 'the run was ended at its limit' : `the run ended with code ${code}`
  const unexplained = isExplained ? [] : [{ project: '', file: null, test: null, error }]
  return { passed, skipped, failures: [...failures, ...unexplained], unsteady: [] }
}

/** Runs each failed file again, alone. If it passes, its failures are `unsteady`. If not, they count as failures. */
export async function secondRuns(first: Outcome, run: Run, minutes: number): Promise<Outcome> {
  const { failures } = first
  const end = Date.now() + minutes * 60_000
  if (failures.some(({ file }) => file === null)) return first
  const unsteady: Failure[] = []
  const files = new Map(failures.map((failure) => [`${failure.project} ${failure.file}`, failure]))
  for (const { project, file } of files.values()) {
    if (!(await passesAlone(project, file ?? '', run, end))) continue
    unsteady.push(...failures.filter((one) => one.project === project && one.file === file))
  }
  return {
    ...first,
    passed: first.passed + unsteady.length,
    failures: failures.filter((failure) => !unsteady.includes(failure)),
    unsteady,
  }
}

async function passesAlone(project: string, file: string, run: Run, end: number): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const minutes = (end - Date.now()) / 60_000
    if (minutes <= 0) return false
    console.log(`\nagain, alone: ${file}`)
    if (!isRed(await run(['--project', project, '--maxWorkers', '1', file], minutes))) return true
  }
  return false
}

/** Formats the last lines of a run: what failed, what was unsteady, and how many passed. */
export function formatOutcome(outcomes: readonly Outcome[]): string {
  const all = <One>(of: (outcome: Outcome) => readonly One[]) => outcomes.flatMap(of)
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0)
  const failures = all(({ failures }) => failures)
  return [
    '',
    ...failures.map((failure) => `failed: ${failureLine(failure)}`),
    ...all(({ unsteady }) => unsteady).map((failure) => `unsteady ${failureLine(failure)}`),
    `${sum(({ passed }) => passed)} passed, ${failures.length} failed, ${sum(({ skipped }) => skipped)} skipped`,
  ].join('\n')
}

/** Formats a failure in one line: its place and the start of its message. */
export function failureLine({ file, test, error }: Failure): string {
  return `${[file ?? 'outside all tests', ...(test === null ? [] : [test])].join(' › ')}: ${error}`
}
