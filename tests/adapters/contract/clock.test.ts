import { from } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'
import { createClock } from '../../../adapters/browser/clock.ts'
import { createSeenClock } from '../../../adapters/browser/seen-clock.ts'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import type { Clock } from '../../../core/ports/clock.ts'
import { failureFrom, listenTo, unhurried } from '../answers.ts'
import { answeringOrders } from './silent-contract.ts'

beforeEach(() => void vi.useFakeTimers())

type ClockWorld = {
  readonly clock: Clock
  readonly pass: (milliseconds: number) => void
  readonly waiting: () => number
  readonly beSeen: (isSeen: boolean) => void
}

function clockContract(name: string, createWorld: () => ClockWorld): void {
  test(`${name}: answers when the time has passed`, async () => {
    const { clock, pass, waiting } = createWorld()
    const answer = listenTo(clock.after(200, unhurried))
    pass(199)
    expect(answer.values).toEqual([])
    pass(1)
    await Promise.resolve()
    expect(answer.values[0]).toBe(null)
    expect(answer.hasEnded()).toBe(true)
    expect(waiting()).toBe(0)
  })

  test(`${name}: an aborted wait fails and leaves no timer`, async () => {
    const { clock, waiting } = createWorld()
    const abort = new AbortController()
    const failure = failureFrom(clock.after(200, abort.signal))
    expect(waiting()).toBe(1)
    abort.abort()
    expect(waiting()).toBe(0)
    expect(await failure).toEqual({ code: 'aborted' })
    expect(await failureFrom(clock.after(200, abort.signal))).toEqual({ code: 'aborted' })
  })

  test(`${name}: a wait to be seen ends with its time on a page that can be seen, and else as soon as it can`, async () => {
    const { clock, pass, beSeen } = createWorld()
    const answer = listenTo(clock.afterSeen(200, unhurried))
    beSeen(false)
    pass(199)
    beSeen(true)
    expect(answer.values).toEqual([])
    beSeen(false)
    pass(60_000)
    await Promise.resolve()
    expect(answer.values).toEqual([])
    beSeen(true)
    await Promise.resolve()
    expect([answer.values[0], answer.hasEnded()]).toEqual([null, true])
    const seen = listenTo(clock.afterSeen(200, unhurried))
    pass(200)
    await Promise.resolve()
    expect(seen.values[0]).toBe(null)
  })

  test(`${name}: a wait to be seen that is taken back is never answered`, async () => {
    const { clock, pass, beSeen } = createWorld()
    const abort = new AbortController()
    const failure = failureFrom(clock.afterSeen(200, abort.signal))
    beSeen(false)
    pass(300)
    abort.abort()
    beSeen(true)
    expect(await failure).toEqual({ code: 'aborted' })
  })

  test(`${name}: unsubscribing leaves no timer`, () => {
    const { clock, waiting } = createWorld()
    from(clock.after(200, unhurried)).subscribe().unsubscribe()
    expect(waiting()).toBe(0)
  })
}

clockContract('real time', () => {
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
  } as const)
  return {
    clock: { ...createClock(), ...createSeenClock(createClock(), page) },
    pass: (milliseconds) => vi.advanceTimersByTime(milliseconds),
    waiting: () => vi.getTimerCount(),
    beSeen: (isSeen) => {
      page.visibilityState = isSeen ? 'visible' : 'hidden'
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
})

for (const order of answeringOrders) {
  clockContract(`the fake, ${order}`, () => {
    const clock = fakeClock({ order })
    return { clock, pass: clock.pass, waiting: clock.waiting, beSeen: clock.beSeen }
  })
}

test('a clock that never rings can be aborted', async () => {
  const clock = fakeClock({ order: 'never' })
  const abort = new AbortController()
  const answer = listenTo(clock.after(200, unhurried))
  const failure = failureFrom(clock.after(200, abort.signal))
  clock.pass(1_000)
  await Promise.resolve()
  expect(answer.values).toEqual([])
  abort.abort()
  expect(await failure).toEqual({ code: 'aborted' })
})

test('the fake clock rings in order of time, including waits begun by a ring', () => {
  const clock = fakeClock()
  const rung: string[] = []
  from(clock.after(20, unhurried)).subscribe(() => rung.push(`late at ${clock.now()}`))
  from(clock.after(10, unhurried)).subscribe(() => {
    rung.push(`early at ${clock.now()}`)
    from(clock.after(5, unhurried)).subscribe(() => rung.push(`begun meanwhile at ${clock.now()}`))
  })
  clock.pass(30)
  expect(rung).toEqual(['early at 10', 'begun meanwhile at 15', 'late at 20'])
  expect(clock.now()).toBe(30)
})
