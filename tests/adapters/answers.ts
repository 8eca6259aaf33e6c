import { setMaxListeners } from 'node:events'
import { firstValueFrom, from } from 'rxjs'
import { failureOf } from '../../core/domain/errors/failure.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import type { Answer } from '../../core/ports/answer.ts'

/** The signal of a question that nobody takes back. */
export const unhurried: AbortSignal = new AbortController().signal
setMaxListeners(0, unhurried)

/** The first value of an answer. */
export function valueOf<Value>(answer: Answer<Value>): Promise<Value> {
  return firstValueFrom(from(answer))
}

/** How an answer fails, as the core would see it. */
export async function failureFrom(answer: Answer<unknown>): Promise<Failure> {
  try {
    await valueOf(answer)
  } catch (error) {
    return failureOf(error)
  }
  throw new Error('This should have failed.')
}

/** Keeps what a stream tells, and whether it ended. */
export function listenTo<Value>(answer: Answer<Value>): {
  readonly values: Value[]
  readonly hasEnded: () => boolean
} {
  const values: Value[] = []
  let hasEnded = false
  from(answer).subscribe({ next: (value) => values.push(value), complete: () => (hasEnded = true) })
  return { values, hasEnded: () => hasEnded }
}
