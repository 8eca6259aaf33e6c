import * as z from 'zod/mini'
import { expectTypeOf, test } from 'vitest'
import { defineEvents, fact, intent, isOneOf } from '../../core/events/define-events.ts'
import type { EventOf, Stamped } from '../../core/events/define-events.ts'
import { defineSlice } from '../../core/reducers/define-slice.ts'

const door = defineEvents('door', {
  knocked: intent({ times: z.int() }),
  opened: fact({ by: z.string() }),
  shut: fact(),
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
