import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRed, readOutcome, secondRuns, toldOutcome } from './test-outcome.ts'
import type { Outcome } from './test-outcome.ts'
import { runProgram } from './run-program.ts'

/** What needs neither Chromium nor chains nor a package comes first: where it is red, nothing else has to be started to see it. */
const parts = [
  { projects: ['unit', 'alone', 'drawings'], workers: 2, minutes: 15, isPrepared: false },
  { projects: ['browser', 'sandbox', 'build', 'packed'], workers: 3, minutes: 35, isPrepared: true },
]
/** What is asked for by name is one part. */
const chosen = { projects: [], workers: 3, minutes: 60, isPrepared: false }
/** What the second part and its second runs find made, each by a process of its own, while the first part leaves a core idle. The set-up of tests that run alone makes it for them. */
const preparations = ['pages', 'build']
const checks = ['typecheck', 'lint']
const scriptMinutes = 10
/** All second runs of a part together. */
const secondRunMinutes = 15

const given = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'latchkey-test-'))

/** Nothing is left out of what is asked for by name. */
const filter = given.length > 0 ? [] : ['--tags-filter', '!thorough']

/** Runs test files and answers how that ended; what vitest writes is seen at once. */
async function vitest(args: readonly string[], minutes: number): Promise<Outcome> {
  const file = join(folder, 'outcome.json')
  rmSync(file, { force: true })
  const ended = await runProgram(['npx', 'vitest', 'run', ...filter, ...args], {
    minutes,
    environment: { TEST_OUTCOME: file },
  })
  return readOutcome(file, ended)
}

/** Runs a script of the package; answers its name and what it wrote where it failed. */
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
  // Tests of types are among what `typecheck` reads.
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
  console.log([...broken, toldOutcome(outcomes)].join('\n'))
  return broken.length === 0 && !outcomes.some(isRed)
}

try {
  process.exitCode = (await main()) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
