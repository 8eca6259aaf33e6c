import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { personal } from '../../../core/domain/values/personal.ts'
import { personalFieldsOf, personalValuesOf } from '../../../core/events/event-schema.ts'
import { maskedFields } from '../../../core/recording/masked-fields.ts'

type Example = { readonly schema: z.ZodMiniType; readonly value: unknown }

const own = 'Ada'
const free = 'ordinary'

/** Schemas of some depth, each with a value: in objects, in lists, among others, and there only at times. */
const { example } = fc.letrec<{ readonly example: Example }>((tie) => ({
  example: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<Example>(
      { schema: personal(z.string()), value: own },
      { schema: z.string(), value: free },
      { schema: personal(z.array(z.string())), value: [own, own] },
    ),
    fc
      .dictionary(fc.constantFrom('one', 'two', 'three'), tie('example'), { minKeys: 1 })
      .map((fields): Example => {
        const entries = Object.entries(fields)
        const shape = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]))
        return {
          schema: z.object(shape),
          value: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
        }
      }),
    tie('example').map(({ schema, value }) => ({ schema: z.array(schema), value: [value, value] })),
    tie('example').map(({ schema, value }) => ({ schema: z.nullable(schema), value })),
    tie('example').map(({ schema, value }) => ({ schema: z.optional(schema), value })),
    tie('example').map(({ schema, value }) => ({ schema: z.union([z.number(), schema]), value })),
  ),
}))

const count = (text: string, value: unknown) => JSON.stringify(value).split(`"${text}"`).length - 1

test('personal fields are found and replaced at any depth, and nothing else is', () => {
  fc.assert(
    fc.property(example, ({ schema, value }) => {
      const fields = { field: schema }
      const data = { field: value }
      expect(count(own, personalValuesOf(fields, data))).toBe(count(own, data))
      const masked = maskedFields(data, personalFieldsOf(fields), {
        whole: (inner) => JSON.parse(JSON.stringify(inner).replaceAll(own, 'person-1')) as unknown,
        other: (inner) => inner,
      })
      expect(JSON.stringify(masked)).toBe(JSON.stringify(data).replaceAll(own, 'person-1'))
    }),
  )
})

test('a text that is JSON is led into as well', () => {
  const text = JSON.stringify({ v: 1, guests: [{ name: own, room: free }] })
  const masks = { whole: () => 'person-1', other: (inner: unknown) => inner }
  expect(maskedFields({ text }, ['text.guests.name'], masks)).toEqual({
    text: JSON.stringify({ v: 1, guests: [{ name: 'person-1', room: free }] }),
  })
})
