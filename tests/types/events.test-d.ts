import * as z from 'zod/mini'
import { expectTypeOf, test } from 'vitest'
import { defineEvents, isOneOf } from '../../core/events/define-events.ts'
import type { EventOf, Stamped } from '../../core/events/define-events.ts'
import { defineSlice } from '../../core/reducers/slices/define-slice.ts'

const doorFields = { knocked: { times: z.int() }, opened: { by: z.string() }, shut: {} }
const door = defineEvents<'door', typeof doorFields>('door', {
  knocked: 'intent',
  opened: 'fact',
  shut: 'fact',
})

test('a creator wants exactly its data', () => {
  expectTypeOf(door.knocked).toBeCallableWith({ times: 1 })
  expectTypeOf(door.shut).toBeCallableWith()
  // @ts-expect-error data is missing
  door.knocked()
  // @ts-expect-error wrong data
  door.knocked({ times: 'two' })
  expectTypeOf(door.knocked({ times: 1 }).type).toEqualTypeOf<'door/knocked'>()
})

test('an event without fields, and fields without an event, are errors', () => {
  // @ts-expect-error `shut` is missing
  defineEvents<'door', typeof doorFields>('door', { knocked: 'intent', opened: 'fact' })
  defineEvents<'door', { shut: {} }>('door', {
    shut: 'fact',
    // @ts-expect-error nothing declares the fields of `slammed`
    slammed: 'fact',
  })
})

test('a handler sees the union of the events it named', () => {
  defineSlice({ n: 0 }, (when) => [
    when([door.knocked, door.opened], (_, event) => {
      expectTypeOf(event).toEqualTypeOf<EventOf<typeof door.knocked> | EventOf<typeof door.opened>>()
    }),
  ])
})

test('isOneOf narrows', () => {
  const event = {} as Stamped
  if (isOneOf(event, door.opened)) expectTypeOf(event.data).toEqualTypeOf<{ by: string }>()
})
