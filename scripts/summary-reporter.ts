import type { TestModule } from 'vitest/node'
import type { Reporter } from 'vitest/reporters'

/** Closes a test run with one plain line: how many tests passed, failed and were skipped. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    )
    const count = (state: string) => states.filter((other) => other === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length
    console.log(
      `\n${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`,
    )
  }
}
