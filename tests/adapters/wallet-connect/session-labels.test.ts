import { expect, test } from 'vitest'
import { labelsIn } from '../../../adapters/wallet-connect/session-labels.ts'
import type { PairedSession } from '../../../adapters/wallet-connect/session-reading.ts'
import { alice, bob } from '../../../fixtures/people.ts'

const lamp = '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6'
const shared = [{ accounts: [alice.address, bob.address] }, { accounts: [lamp] }]
const labelsOf = (sessionProperties: unknown) =>
  labelsIn({ sessionProperties } as PairedSession, shared).labels ?? null

test.each([
  ['named like the account', { [alice.address]: 'Savings' }],
  ['named like the account on a chain', { [`eip155:1:${alice.address.toLowerCase()}`]: 'Savings' }],
  ['of JSON with accounts in it', { addressLabels: JSON.stringify({ [alice.address]: 'Savings' }) }],
  [
    'of JSON with accounts on chains',
    { names: JSON.stringify({ [`eip155:1:${alice.address}`]: 'Savings' }) },
  ],
])('a property %s labels the account', (_, properties) => {
  expect(labelsOf(properties)).toEqual({ [alice.address]: 'Savings' })
})

test('labels apply to shared accounts only, in their own notation', () => {
  const held = JSON.stringify({ [lamp]: 'Lamp', [lamp.toLowerCase()]: 'Other', '0x00': 'Nobody' })
  expect(labelsOf({ held })).toEqual({ [lamp]: 'Lamp' })
})

test('a label is one short line of visible text', () => {
  const given = { [alice.address]: ' Sav\u202Eings\n', [bob.address]: 'x'.repeat(200), [lamp]: '\u200B' }
  const labels = labelsOf(given)
  expect(labels?.[alice.address]).toBe('Savings')
  expect(labels?.[bob.address]?.length).toBe(50)
  expect(labels).not.toHaveProperty(lamp)
})

test.each([
  undefined,
  null,
  'text',
  { keys: '[]' },
  { keys: '{' },
  { keys: 'null' },
  { [alice.address]: 7 },
  { keys: JSON.stringify({ [alice.address]: { name: 'Savings' } }) },
  { capabilities: '{"0x1":{"atomic":{"status":"supported"}}}' },
  { keys: JSON.stringify({ [alice.address]: 'x'.repeat(30_000) }) },
])('properties of another form (%j) call nothing anything', (properties) => {
  expect(labelsOf(properties)).toBeNull()
})
