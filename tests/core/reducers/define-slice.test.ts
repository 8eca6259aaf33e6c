import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { defineEvents } from '../../../core/events/define-events.ts'
import type { EventInput } from '../../../core/events/define-events.ts'
import { combineSlices, defineSlice } from '../../../core/reducers/slices/define-slice.ts'

const lampFields = { dimmed: { by: z.int() }, broken: {}, seen: {} }
const lamp = defineEvents<'lamp', typeof lampFields>('lamp', { dimmed: 'fact', broken: 'fact', seen: 'fact' })
const level = defineSlice({ level: 10 }, (when) => [
  when([lamp.dimmed], (draft, { data }) => {
    draft.level -= data.by
  }),
  when([lamp.broken], () => ({ level: 0 })),
])
const story = defineSlice({ told: [] as string[] }, (when) => [
  when([lamp.dimmed, lamp.broken], (draft, { type, at }) => {
    draft.told.push(`${type} at ${at}`)
  }),
])
const { initial, reduce } = combineSlices({ level, story }, { freeze: true })
const stamp = (input: EventInput) => ({ ...input, id: 'e', at: 5, cause: null, flow: 'e' })

test('one event reaches every slice that declares it, with its time', () => {
  const after = reduce(initial, stamp(lamp.dimmed({ by: 3 })))
  expect(after).toEqual({ level: { level: 7 }, story: { told: ['lamp/dimmed at 5'] } })
})

test('a handler may return a new branch', () => {
  expect(reduce(initial, stamp(lamp.broken())).level).toEqual({ level: 0 })
})

test('an event that no slice named leaves the very same tree', () => {
  expect(reduce(initial, stamp(lamp.seen()))).toBe(initial)
})

test('the tree is frozen where that was asked for, and a write to it is an error', () => {
  const after = reduce(initial, stamp(lamp.dimmed({ by: 1 })))
  expect(() => after.story.told.push('x')).toThrow(TypeError)
})
