import { createInterface } from 'node:readline'
import type { CommandIo } from './command-io.ts'
import { readText, withoutMark } from './read-file.ts'
import { parseStep } from './script.ts'
import type { Step } from './script.ts'

/** Returns the steps of a script. A file is checked completely before its first step. Stdin is read line by line. */
export async function* scriptSteps(path: string, io: CommandIo): AsyncGenerator<Step> {
  if (path !== '-') {
    const steps = (await readText(path, io))
      .split('\n')
      .flatMap((text, index) => parseStep(text, index + 1) ?? [])
    yield* steps
    return
  }
  let line = 0
  for await (const text of createInterface({ input: io.stdin, crlfDelay: Infinity })) {
    line += 1
    const step = parseStep(line === 1 ? withoutMark(text) : text, line)
    if (step) yield step
  }
}
