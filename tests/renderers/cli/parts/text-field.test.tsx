import { Box } from 'ink'
import { expect, test } from 'vitest'
import { send } from '../../../../core/events/send/send.ts'
import type { TextField } from '../../../../core/view-models/parts/parts.ts'
import { textField } from '../../../../core/view-models/parts/text-field.ts'
import { focusablesOf } from '../../../../renderers/cli/focus/focusables.ts'
import { partHeight } from '../../../../renderers/cli/layout/part-height.ts'
import { PartView } from '../../../../renderers/cli/parts/PartView.tsx'
import { drawnPlainly } from '../drawn-plainly.ts'

const press = send.maxChosen({ amount: '1', separator: '.' })
const field: TextField = {
  ...textField('Amount', '7', send.searchTyped),
  error: { title: 'Insufficient funds', body: 'Type less.' },
  maximum: { part: 'button', label: 'Max', press, tone: 'neutral' },
}
const drawn = (part: Parameters<typeof PartView>[0]['part'], columns = 40) =>
  drawnPlainly(
    <Box width={columns}>
      <PartView place="amount" part={part} columns={columns} />
    </Box>,
  ).lastFrame()

test('an action is beside its field, and an error below', () => {
  expect(drawn(field)).toMatchInlineSnapshot(`
    "  Amount 7_   [ Max ]
      Insufficient funds
      Type less."
  `)
  expect(drawn(field).split('\n')).toHaveLength(partHeight(field, 40))
})

test('the keyboard moves from a field to its actions', () => {
  expect(focusablesOf({ amount: field })).toEqual([
    { kind: 'text', id: 'amount', field },
    { kind: 'press', id: 'amount/maximum', press },
  ])
  expect(focusablesOf({ amount: { ...field, isDisabled: true } })).toEqual([])
})

test('a slot shows a text and takes no focus', () => {
  const slot = {
    part: 'slot',
    name: 'berth',
    title: 'Pay here',
    body: 'Open the page of the provider.',
  } as const
  expect(drawn(slot)).toMatchInlineSnapshot(`
    "  Pay here
      Open the page of the provider."
  `)
  expect(drawn(slot, 20).split('\n')).toHaveLength(partHeight(slot, 20))
  expect(focusablesOf({ slot })).toEqual([])
})
