import type { TestCase, TestModule } from 'vitest/node'
import type { Reporter } from 'vitest/reporters'

/** Closes a test run with a line for each failure and one plain line: how many tests passed, failed and were skipped. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const broken = modules.filter((module) => module.errors().length > 0)
    const failed = tests.filter((test) => test.result().state === 'failed')
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const lines = [...failed, ...broken].map(failureLine)
    console.log(
      ['', ...lines, `${count('passed')} passed, ${lines.length} failed, ${count('skipped')} skipped`].join(
        '\n',
      ),
    )
  }
}

/** Where something failed and the beginning of what it said, in one line. */
function failureLine(broken: TestCase | TestModule): string {
  const [where, errors] =
    broken.type === 'test'
      ? [`${broken.module.relativeModuleId} > ${broken.fullName}`, broken.result().errors ?? []]
      : [broken.relativeModuleId, broken.errors()]
  return `failed: ${where}: ${errors[0]?.message.split('\n')[0]?.slice(0, 200) ?? ''}`
}
