import { Subject, defer, of, throwError } from 'rxjs'
import type { Observable, ObservableInput } from 'rxjs'
import type { Failure } from '../../core/domain/errors/failure.ts'
import { failingWhenAborted } from '../ports/aborted.ts'
import { answerIn } from './answer-order.ts'
import type { AnswerOrder } from './answer-order.ts'

type Method = (request: never, signal: AbortSignal) => ObservableInput<unknown>
type MethodsOf<Port> = { [Name in keyof Port]: Port[Name] extends Method ? Name : never }[keyof Port]
type AnswerOf<Port, Name extends keyof Port> = Port[Name] extends (
  ...given: never
) => ObservableInput<infer Value>
  ? Value
  : never

/** A request that a fake received, and whether it was aborted since. */
type AskedQuestion = {
  readonly method: PropertyKey
  readonly request: unknown
  readonly isAborted: boolean
}

/** A request that stays open until the test answers it. */
export type OpenQuestion<Value> = {
  readonly answer: (value: Value) => void
  readonly reject: (failure: Failure) => void
}

/** The test's answers to the next requests of a method, in place of the fake's own answers. Several are used in order. */
export type Script<Port> = {
  /** Every request so far, oldest first. */
  readonly questions: readonly AskedQuestion[]
  readonly answer: <Name extends MethodsOf<Port>>(method: Name, value: AnswerOf<Port, Name>) => void
  readonly reject: (method: MethodsOf<Port>, failure: Failure) => void
  readonly hang: <Name extends MethodsOf<Port>>(method: Name) => OpenQuestion<AnswerOf<Port, Name>>
}

/** Takes an event that belongs to an answer. The fake's order decides when it is sent. */
export type Emit = (event: () => void) => void

/** Answers a request of a fake: at once with a scripted answer, else with the fake's own answer in its order. */
export type Ask<Port> = <Name extends MethodsOf<Port>>(
  method: Name,
  request: unknown,
  signal: AbortSignal,
  byItself: (tell: Emit) => AnswerOf<Port, Name>,
) => Observable<AnswerOf<Port, Name>>

/** Creates a script for a port, and the function with which its fake answers. */
export function createScript<Port>(order: AnswerOrder = 'at-once'): {
  readonly script: Script<Port>
  readonly ask: Ask<Port>
} {
  const questions: AskedQuestion[] = []
  const planned = new Map<PropertyKey, Observable<unknown>[]>()
  const plan = (method: PropertyKey, answer: Observable<unknown>) =>
    planned.set(method, [...(planned.get(method) ?? []), answer])

  const ask: Ask<Port> = <Name extends MethodsOf<Port>>(
    method: Name,
    request: unknown,
    signal: AbortSignal,
    byItself: (tell: Emit) => AnswerOf<Port, Name>,
  ) =>
    defer(() => {
      questions.push({
        method,
        request,
        get isAborted() {
          return signal.aborted
        },
      })
      const answer = planned.get(method)?.shift() ?? answerIn(order, byItself)
      return answer as Observable<AnswerOf<Port, Name>>
    }).pipe(failingWhenAborted(signal))

  const script: Script<Port> = {
    questions,
    answer: (method, value) => plan(method, of(value)),
    reject: (method, failure) =>
      plan(
        method,
        throwError(() => failure),
      ),
    hang: (method) => {
      const open = new Subject<unknown>()
      plan(method, open)
      return {
        answer: (value) => {
          open.next(value)
          open.complete()
        },
        reject: (failure) => open.error(failure),
      }
    },
  }
  return { script, ask }
}
