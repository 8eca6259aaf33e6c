import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import type { Reporter } from 'vitest/reporters'
import { failureLine } from './test-outcome.ts'
import type { Counted, Failure } from './test-outcome.ts'

/** Ends a test run with a line for each failure and one plain line of counts. Writes them to the file that `TEST_OUTCOME` names. */
export default class SummaryReporter implements Reporter {
  private counted: Counted = { passed: 0, skipped: 0, failures: [], isClosed: false }

  onInit(vitest: Vitest): void {
    vitest.onClose(() => writeDown({ ...this.counted, isClosed: true }))
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const failures = [
      ...tests.filter((test) => test.result().state === 'failed').map(failedTest),
      ...modules.filter((module) => module.errors().length > 0).map(failedModule),
      ...unhandled.map((error) => failedOutside(error, modules)),
      ...(reason === 'interrupted' ? [interrupted] : []),
    ]
    const isLeftOut = (test: TestCase) => test.result().state === 'skipped' && test.tags.includes('thorough')
    const leftOut = tests.filter(isLeftOut).length
    const [passed, skipped] = [count('passed'), count('skipped') - leftOut]
    this.counted = { passed, skipped, failures, isClosed: false }
    const lines = failures.map((failure) => `failed: ${failureLine(failure)}`)
    console.log(['', ...lines, `${passed} passed, ${failures.length} failed, ${skipped} skipped`].join('\n'))
    writeDown(this.counted)
  }
}

const interrupted: Failure = { project: '', file: null, test: null, error: 'the run was interrupted' }

function writeDown(counted: Counted): void {
  if (process.env.TEST_OUTCOME) writeFileSync(process.env.TEST_OUTCOME, JSON.stringify(counted))
}

function failedTest(test: TestCase): Failure {
  const { module } = test
  return { ...placeOf(module), test: test.fullName, error: firstLine(test.result().errors?.[0]) }
}

function failedModule(module: TestModule): Failure {
  return { ...placeOf(module), test: null, error: firstLine(module.errors()[0]) }
}

/** Returns the failure for an error that no test caught. It belongs to the file that ran at that time, if the runner names it. */
function failedOutside(error: SerializedError, modules: readonly TestModule[]): Failure {
  const path = error['VITEST_TEST_PATH'] as string | undefined
  const module = modules.find(({ moduleId }) => moduleId === path)
  return {
    project: module?.project.name ?? '',
    file: module ? relative(process.cwd(), module.moduleId) : null,
    test: null,
    error: firstLine(error),
  }
}

function placeOf(module: TestModule): Pick<Failure, 'project' | 'file'> {
  return { project: module.project.name, file: module.relativeModuleId }
}

function firstLine(error: { readonly message?: string } | undefined): string {
  return error?.message?.split('\n')[0]?.slice(0, 200) ?? ''
}
