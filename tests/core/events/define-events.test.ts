import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { Secret } from '../../../core/domain/values/secret.ts'
import { allEvents, families } from '../../../core/events/all.ts'
import { allFields } from '../../../core/events/all-fields.ts'
import { defineEvents, isOneOf } from '../../../core/events/define-events.ts'
import { personalFieldsOf, personalValuesOf, schemaOf } from '../../../core/events/event-schema.ts'
import { personal } from '../../../core/domain/values/personal.ts'
import { secret } from '../../../core/events/secret.schema.ts'

const doorFields = {
  knocked: { times: z.int() },
  codeTyped: { code: secret },
  opened: { by: personal(z.string()), room: z.string() },
  shut: {},
}
const door = defineEvents<'door', typeof doorFields>('door', {
  knocked: 'intent',
  codeTyped: 'intent',
  opened: 'fact',
  shut: 'fact',
})

test('a creator makes an event with its type, and carries its kind', () => {
  expect(door.knocked({ times: 2 })).toEqual({ type: 'door/knocked', data: { times: 2 } })
  expect(door.shut()).toEqual({ type: 'door/shut', data: {} })
  expect([door.knocked.kind, door.opened.kind]).toEqual(['intent', 'fact'])
})

test('an event accepts only declared fields, some of which are personal', () => {
  expect(personalFieldsOf(doorFields.opened)).toEqual(['by'])
  expect(schemaOf(doorFields.knocked).safeParse({ times: 'two' }).success).toBe(false)
  expect(schemaOf(doorFields.shut).safeParse({ extra: 1 }).success).toBe(false)
})

test('personal values are found in lists, objects and optional fields', () => {
  const guest = z.object({ room: z.string(), name: z.nullable(personal(z.string())) })
  const listed = { guests: z.array(guest), host: z.optional(personal(z.string())) }
  const guests = [
    { room: 'blue', name: 'Ada' },
    { room: 'red', name: null },
  ]
  expect(personalFieldsOf(listed)).toEqual(['guests.name', 'host'])
  expect(personalValuesOf(listed, { guests, host: 'Grace' })).toEqual(['Ada', null, 'Grace'])
})

test('a secret field never reaches a log, and a logged one comes back as a secret', () => {
  const event = door.codeTyped({ code: new Secret('123456') })
  expect(JSON.stringify(event)).toBe('{"type":"door/codeTyped","data":{"code":"[secret]"}}')
  expect(schemaOf(doorFields.codeTyped).safeParse({ code: '[secret]' }).success).toBe(true)
  expect(schemaOf(doorFields.codeTyped).safeParse({ code: '123456' }).success).toBe(false)
})

test('isOneOf narrows an event by its definitions', () => {
  const event = { ...door.knocked({ times: 1 }), id: 'e1', at: 0, cause: null, flow: 'e1' }
  expect(isOneOf(event, door.opened)).toBe(false)
  expect(isOneOf(event, door.opened, door.knocked)).toBe(true)
})

test('the fields of every event of the product are known by its type, and every family by its own name', () => {
  expect([...allFields.keys()].toSorted()).toEqual([...allEvents.keys()].toSorted())
  for (const [family, events] of Object.entries(families))
    expect(Object.values(events).map(({ type }) => type)).toEqual(
      Object.keys(events).map((name) => `${family}/${name}`),
    )
})

test('every event of the product has a name in the past tense form feature/thingHappened', () => {
  for (const type of allEvents.keys()) {
    expect(type).toMatch(/^[a-z][A-Za-z]*\/[a-z][A-Za-z0-9]*$/)
    expect(type).not.toMatch(/\/(set|update|do|fetch|get)[A-Z]/)
  }
})
