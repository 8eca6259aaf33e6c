import { expect } from 'vitest'
import { eventually } from '../eventually.ts'

/** Lets time pass, half a second at once, until what was asked has its answer. */
export async function inTime<Answer>(
  clock: { readonly pass: (milliseconds: number) => void },
  asked: Promise<Answer>,
): Promise<Answer> {
  let isOver = false
  const ended = asked.finally(() => (isOver = true))
  ended.catch(() => {})
  await eventually(() => {
    if (!isOver) clock.pass(500)
    expect(isOver).toBe(true)
  })
  return ended
}
