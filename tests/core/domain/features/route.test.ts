import { expect, test } from 'vitest'
import { isSameRoute, routeOf, wrongArgument } from '../../../../core/domain/features/route.ts'
import { optionalRouteSchema, routeSchema } from '../../../../core/domain/features/route.schema.ts'
import type { ViewName } from '../../../../core/domain/features/view-name.ts'
import { views } from '../../../../core/domain/features/views.ts'
import type { ViewFacts } from '../../../../core/domain/features/view-facts.ts'
import { personalFieldsOf } from '../../../../core/events/event-schema.ts'
import { modalFields } from '../../../../core/events/shell/modal.schema.ts'

const values = [
  'native',
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  '0xA0b8',
  'bob.eth',
  'EUR',
  'source',
  'swap',
  'eip155:1',
  '1',
  '1.5',
  '1.',
  '.5',
  '1,5',
  '-1',
  '1e3',
  '',
  ' ',
  'x'.repeat(300),
  1,
  1n,
  true,
  null,
  undefined,
  {},
  [],
  () => 1,
]
const rows: readonly ViewFacts[] = Object.values(views)
const described = rows.flatMap((row) => Object.entries(row.arguments ?? {}))
const names = [...new Set(described.map(([name]) => name)), 'colour', 'toString']

test('guard and schema agree on every argument of every view', () => {
  for (const view of Object.keys(views) as ViewName[]) {
    for (const name of names) {
      for (const value of values) {
        const given = Object.defineProperty({ view }, name, { value, enumerable: true })
        const fits = wrongArgument(given) === null
        expect([view, name, value, routeSchema.safeParse(given).success]).toEqual([view, name, value, fits])
        expect(optionalRouteSchema.safeParse(given).success).toBe(fits)
        const kept = Object.hasOwn(routeOf(given), name)
        expect([view, name, value, kept]).toEqual([view, name, value, fits && value !== undefined])
      }
    }
  }
})

test('an unknown view is named by the schema with all that there are', () => {
  const { error } = routeSchema.safeParse({ view: 'WalletSent' })
  expect(error?.issues[0]).toMatchObject({ path: ['view'], values: Object.keys(views) })
})

test('personal fields of every view are personal on a tape', () => {
  const personal = [...new Set(described.flatMap(([name, { isPersonal }]) => (isPersonal ? [name] : [])))]
  expect(personal).toEqual(expect.arrayContaining(['amount', 'receiver']))
  expect(personalFieldsOf(modalFields.openRequested)).toEqual(personal)
  expect(personalFieldsOf(modalFields.opened)).toEqual(personal)
})

test('routes are the same by view and arguments, in whatever order they are given', () => {
  const route = routeOf({ view: 'WalletSend', amount: '1', token: 'native' } as { view: ViewName })
  const other = { token: 'native', amount: '1', view: 'WalletSend' } as const
  expect(isSameRoute(route, other)).toBe(true)
  expect(isSameRoute(route, { ...other, amount: '1.0' })).toBe(false)
  expect(isSameRoute(route, { view: 'WalletSend' })).toBe(false)
  expect(isSameRoute(route, undefined)).toBe(false)
})
