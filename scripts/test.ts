import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRed, readOutcome, secondRuns, formatOutcome } from './test-outcome.ts'
import type { Outcome } from './test-outcome.ts'
import { runProgram } from './run-program.ts'

/** The tests that need no Chromium, chains or package run first. If they fail, nothing else needs to start. */
const parts = [
  { projects: ['unit', 'alone', 'drawings'], workers: 2, minutes: 15, isPrepared: false },
  { projects: ['browser', 'sandbox', 'build', 'packed'], workers: 3, minutes: 35, isPrepared: true },
]
/** The tests named on the command line run as one part. */
const chosen = { projects: [], workers: 3, minutes: 60, isPrepared: false }
/**
 * The builds for the second part and its second runs, each made in a separate process. They use the core that the first part does not need. Tests
 * that run alone make them in their set-up.
 */
const preparations = ['pages', 'build']
const checks = ['typecheck', 'lint', 'unused']
const scriptMinutes = 10
/** The limit for all second runs of a part together. */
const secondRunMinutes = 15

const given = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'latchkey-test-'))

/** Tests named on the command line run without a filter. */
const filter = given.length > 0 ? [] : ['--tags-filter', '!thorough']

/** Runs test files and returns their outcome. The output of vitest appears at once. */
async function vitest(args: readonly string[], minutes: number): Promise<Outcome> {
  const file = join(folder, 'outcome.json')
  rmSync(file, { force: true })
  const ended = await runProgram(['npx', 'vitest', 'run', ...filter, ...args], {
    minutes,
    environment: { TEST_OUTCOME: file },
  })
  return readOutcome(file, ended)
}

/** Runs a script of the package. If it fails, returns its name and output. */
async function brokenScript(name: string): Promise<string | null> {
  const { code, written } = await runProgram(['npm', 'run', '--silent', name], {
    minutes: scriptMinutes,
    isKept: true,
  })
  return code === 0 ? null : `\nfailed: ${name}\n${written}`.trimEnd()
}

async function prepare(): Promise<readonly string[]> {
  const broken = (await Promise.all(preparations.map(brokenScript))).filter((words) => words !== null)
  if (broken.length === 0) Object.assign(process.env, { PAGES_BUILT: '1', PACKAGE_BUILT: '1' })
  return broken
}

async function main(): Promise<boolean> {
  // `typecheck` includes the tests of types.
  if (given.length === 0) process.env.TYPES_CHECKED = '1'
  const checked = Promise.all(checks.map(brokenScript))
  const prepared = given.length > 0 ? Promise.resolve([]) : checked.then(prepare)
  const outcomes: Outcome[] = []
  let broken: readonly string[] = []
  for (const { projects, workers, minutes, isPrepared } of given.length > 0 ? [chosen] : parts) {
    if (isPrepared) broken = await prepared
    if (broken.length > 0) break
    const named = projects.flatMap((project) => ['--project', project])
    const first = await vitest(['--maxWorkers', `${workers}`, ...named, ...given], minutes)
    outcomes.push(process.env.CI ? await secondRuns(first, vitest, secondRunMinutes) : first)
    broken = (await checked).filter((words) => words !== null)
    if (broken.length > 0 || outcomes.some(isRed)) break
  }
  console.log([...broken, formatOutcome(outcomes)].join('\n'))
  return broken.length === 0 && !outcomes.some(isRed)
}

try {
  process.exitCode = (await main()) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
