import { expect, test } from 'vitest'
import { createHeldKeys } from '../../../../renderers/cli/focus/held-key.ts'

/** Keys that are struck at some milliseconds, of which Tab and what is idle may repeat; answers when they acted. */
function actedAt(
  strokes: readonly (readonly [at: number, name: string, idle?: 'idle'])[],
): readonly string[] {
  let time = 0
  let timers: { readonly at: number; readonly call: () => void }[] = []
  const acted: string[] = []
  const passTo = (moment: number) => {
    for (const { at, call } of timers.filter(({ at }) => at <= moment)) {
      time = at
      call()
    }
    time = moment
  }
  const keys = createHeldKeys(
    100,
    () => time,
    (milliseconds, call) => {
      const timer = { at: time + milliseconds, call }
      timers.push(timer)
      return () => (timers = timers.filter((other) => other !== timer))
    },
  )
  for (const [at, name, idle] of strokes) {
    passTo(at)
    if (name === 'Tab' || idle) keys.other(name)
    else keys.stroke(name, () => acted.push(`${name} ${time}`))
  }
  passTo(time + 10_000)
  return acted
}

test('a key that is held acts once: at its first stroke, not after the first wait, not while it repeats', () => {
  const repeated = [500, 533, 566, 599, 632, 665, 698, 731].map((at) => [at, 'Enter'] as const)
  expect(actedAt([[0, 'Enter'], ...repeated])).toEqual(['Enter 0'])
  expect(
    actedAt([
      [0, 'Enter'],
      [250, 'Enter'],
      [340, 'Enter'],
      [430, 'Enter'],
    ]),
  ).toEqual(['Enter 0'])
})

test('strokes that come at once are one press', () => {
  expect(
    actedAt([
      [0, 'Enter'],
      [0, 'Enter'],
      [20, 'Enter'],
    ]),
  ).toEqual(['Enter 0'])
})

test('a key that is pressed twice acts twice', () => {
  expect(
    actedAt([
      [0, 'Enter'],
      [300, 'Enter'],
    ]),
  ).toEqual(['Enter 0', 'Enter 400'])
  expect(
    actedAt([
      [0, 'Enter'],
      [2000, 'Enter'],
    ]),
  ).toEqual(['Enter 0', 'Enter 2000'])
})

test('another key in between ends the holding, and lets a waiting press act first', () => {
  expect(
    actedAt([
      [0, 'Enter'],
      [10, 'Tab'],
      [20, 'Enter'],
    ]),
  ).toEqual(['Enter 0', 'Enter 20'])
  expect(
    actedAt([
      [0, 'Enter'],
      [300, 'Enter'],
      [310, 'Esc'],
    ]),
  ).toEqual(['Enter 0', 'Enter 310', 'Esc 310'])
})

test('a key that is held over a moment in which it does nothing is still held', () => {
  expect(
    actedAt([
      [0, 'y'],
      [500, 'y', 'idle'],
      [533, 'y', 'idle'],
      [566, 'y'],
      [599, 'y'],
    ]),
  ).toEqual(['y 0'])
})
