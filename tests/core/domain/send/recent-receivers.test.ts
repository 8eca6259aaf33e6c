import { expect, test } from 'vitest'
import { receiversIn, receiversText, withReceivers } from '../../../../core/domain/send/recent-receivers.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'

const named = { address: bob.address, name: 'bob.eth' }
const plain = (address: string) => ({ address, name: null })

test('three are remembered, each once, the newest first', () => {
  const before = [plain(alice.address), named, plain(carol.address)]
  const lower = plain(bob.address.toLowerCase())
  expect(withReceivers(before, [lower])).toEqual([lower, plain(alice.address), plain(carol.address)])
  const somebody = plain(`0x${'1'.repeat(40)}`)
  expect(withReceivers(before, [somebody])).toEqual([somebody, plain(alice.address), named])
})

test('stored receivers are read back', () => {
  const kept = { eip155: [named], solana: [plain('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')] }
  expect(receiversIn(receiversText(kept))).toEqual(kept)
})

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"v":2,"receivers":{"eip155":[]}}',
  '{"v":1}',
  '{"v":1,"receivers":{"bip122":[{"address":"0x"}]}}',
])('a malformed record counts as empty: %s', (text) => {
  expect(receiversIn(text)).toEqual({})
})

test('malformed stored receivers are dropped, and names are sanitized', () => {
  const given = [7, null, { address: 'nowhere' }, { address: bob.address, name: 'b\u202Eob\n.eth' }, named]
  expect(receiversIn(JSON.stringify({ v: 1, receivers: { eip155: given, solana: 'none' } }))).toEqual({
    eip155: [{ address: bob.address, name: 'bob .eth' }],
  })
})
