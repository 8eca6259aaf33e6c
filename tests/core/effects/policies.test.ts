import { NEVER, Observable, concat, concatMap, delay, finalize, from, map, of } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import { createPolicies } from '../../../core/effects/streams/define-effect.ts'
import { failureOf } from '../../../core/domain/errors/failure.ts'
import { listOf } from '../../../core/effects/streams/question.ts'
import type { Plan } from '../../../core/effects/streams/question.ts'
import type { Ports } from '../../../core/ports/ports.ts'
import type { Stamped } from '../../../core/events/define-events.ts'

const trigger = (type: string): Stamped => ({ type, data: {}, id: type, at: 0, cause: null, flow: type })

/** Small and capital letter of one name share a slot. */
const slotOf = ({ id }: Stamped) => id.toLowerCase()

/** Runs a policy over triggers in marbles; each question takes four frames, `x` fails, and what was aborted is told. */
function play(
  policy: 'latest' | 'latestPer' | 'once' | 'inOrder' | 'together',
  triggers: string,
  expected: string,
  plan: { settle?: number; limit?: number } = {},
) {
  const aborted: string[] = []
  const asked: string[] = []
  new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted)).run(
    ({ hot, expectObservable, flush }) => {
      const ports = { clock: { after: (ms: number) => of(null).pipe(delay(ms)) } } as unknown as Ports
      const source = hot(triggers).pipe(map(trigger))
      const policies = createPolicies(ports)
      const whole: Plan<Stamped, string> = {
        limit: 'subscription',
        ...plan,
        ask: ({ id }, signal) => {
          asked.push(id)
          signal.addEventListener('abort', () => aborted.push(id))
          const answer = of(id).pipe(delay(4))
          return id === 'x'
            ? answer.pipe(concatMap(() => new Observable<string>((s) => s.error({ code: 'unreachable' }))))
            : answer
        },
        then: (value) => ({ type: value.toUpperCase(), data: {} }),
        fail: (failure) => ({ type: failure.code === 'timed-out' ? 'T' : 'F', data: {} }),
      }
      const answers = source.pipe(
        policy === 'latestPer' ? policies.latestPer(slotOf, whole) : policies[policy](whole),
        concatMap(({ follow }) => listOf(follow())),
        map(({ type }) => type),
      )
      expectObservable(answers).toBe(expected)
      flush()
    },
  )
  return { asked: asked.join(''), aborted: aborted.join('') }
}

test('latest: a new trigger replaces the running question and aborts it', () => {
  expect(play('latest', 'a-b-------', '------B---')).toEqual({ asked: 'ab', aborted: 'a' })
})

test('latestPer: a new trigger replaces only the question under its own key', () => {
  expect(play('latestPer', 'ab-A------', '-----B-A--')).toEqual({ asked: 'abA', aborted: 'a' })
})

test('latestPer: a question that ended leaves its slot free for the next one', () => {
  expect(play('latestPer', 'a----A---b', '----A----A---B')).toEqual({ asked: 'aAb', aborted: '' })
})

test('once() ignores further triggers while one question runs', () => {
  expect(play('once', 'a-b--c----', '----A----C')).toEqual({ asked: 'ac', aborted: '' })
})

test('inOrder: one question after another, none lost', () => {
  expect(play('inOrder', 'ab--------', '----A---B-')).toEqual({ asked: 'ab', aborted: '' })
})

test('together: questions run side by side', () => {
  expect(play('together', 'ab--------', '----AB----')).toEqual({ asked: 'ab', aborted: '' })
})

test('a failed question gives the other outcome and the stream lives on', () => {
  expect(play('latest', 'x-----a---', '----F-----A')).toEqual({ asked: 'xa', aborted: '' })
})

test('settle waits inside the policy, so that quick triggers ask once', () => {
  expect(play('latest', 'a-b-------', '---------B', { settle: 3 })).toEqual({ asked: 'b', aborted: '' })
})

test('limit ends a question that takes too long, aborts it, and says so', () => {
  expect(play('latest', 'a---------', '---T------', { limit: 3 })).toEqual({ asked: 'a', aborted: 'a' })
})

test.each([
  ['the first of two answers counts', { limit: 5 }, ['one']],
  ['answers that follow each other count all', { limit: 5, several: true }, ['one', 'two']],
  ['all answers to a subscription count whenever they come', { limit: 'subscription' }, ['one', 'two']],
] as const)('%s', (_, plan, expected) => {
  const policies = createPolicies({ clock: { after: () => NEVER } } as unknown as Ports)
  const seen: string[] = []
  of(trigger('a'))
    .pipe(
      policies.together({
        ...plan,
        ask: () => ['one', 'two'],
        then: (type) => ({ type, data: {} }),
        fail: () => null,
      }),
    )
    .subscribe(({ follow }) => seen.push(...listOf(follow()).map(({ type }) => type)))
  expect(seen).toEqual(expected)
})

test.each(['inOrder', 'once'] as const)(
  '%s: an answer that never ends makes way for the next question',
  (policy) => {
    const policies = createPolicies({ clock: { after: () => NEVER } } as unknown as Ports)
    const [seen, left, aborted]: [string[], string[], string[]] = [[], [], []]
    from(['a', 'b'])
      .pipe(
        map(trigger),
        policies[policy]({
          limit: 5,
          ask: ({ id }, signal) => {
            signal.addEventListener('abort', () => aborted.push(id))
            return concat(of(id), NEVER).pipe(finalize(() => left.push(id)))
          },
          then: (type) => ({ type, data: {} }),
          fail: () => null,
        }),
      )
      .subscribe(({ follow }) => seen.push(...listOf(follow()).map(({ type }) => type)))
    expect({ seen, left, aborted }).toEqual({ seen: ['a', 'b'], left: ['a', 'b'], aborted: [] })
  },
)

test('an ask that throws is a failure like any other', () => {
  const policies = createPolicies({} as Ports)
  const seen: string[] = []
  of(trigger('a'))
    .pipe(
      policies.latest({
        limit: 'subscription',
        ask: () => {
          throw new TypeError('broken')
        },
        then: () => null,
        fail: (failure) => ({ type: failure.detail ?? '', data: {} }),
      }),
    )
    .subscribe(({ follow }) => seen.push(...listOf(follow()).map(({ type }) => type)))
  expect(seen).toEqual(['broken'])
  expect(failureOf(new TypeError('broken')).code).toBe('unexpected')
})

test.each([
  [10, ['malformed-answer']],
  ['subscription' as const, []],
])('a question with the limit %s that ends without an answer gives %j', (limit, expected) => {
  const policies = createPolicies({ clock: { after: () => NEVER } } as unknown as Ports)
  const seen: string[] = []
  of(trigger('a'))
    .pipe(
      policies.together({
        limit,
        ask: () => [],
        then: () => null,
        fail: ({ code }) => ({ type: code, data: {} }),
      }),
    )
    .subscribe(({ follow }) => seen.push(...listOf(follow()).map(({ type }) => type)))
  expect(seen).toEqual(expected)
})
