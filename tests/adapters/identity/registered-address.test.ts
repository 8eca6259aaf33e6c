import { expect, test } from 'vitest'
import { registeredAddress } from '../../../adapters/identity/registered-address.ts'
import { isServiceName } from '../../../core/domain/names/service-name.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { failureFrom, unhurried } from '../answers.ts'
import { sendJson, serve } from '../serve.ts'

/** Whom `keeper.wcn.id` leads to where the service answers this. */
async function ledTo(answer: unknown, chainId = 'eip155:137') {
  const service = await serve((_, response) => sendJson(response, answer))
  const question = { name: 'keeper.wcn.id', chainId }
  return registeredAddress({ base: service.base, projectId: 'x' }, question, unhurried)
}

const record = (addresses: unknown) => ({ name: 'keeper.wcn.id', attributes: {}, addresses })
const polygon = 0x8000_0000 + 137

test('a name leads to the address of the very chain, else to that of Ethereum', async () => {
  const both = record({ 60: { address: alice.address }, [polygon]: { address: bob.address } })
  expect(await ledTo(both)).toMatchObject({ address: bob.address })
  expect(await ledTo(both, 'eip155:1')).toMatchObject({ address: alice.address })
})

test('a name with addresses of other chains only leads nowhere', async () => {
  const other = ledTo(record({ [0x8000_0000 + 10]: { address: bob.address } }))
  expect(await failureFrom(other)).toMatchObject({ code: 'invalid-address' })
})

test.each([7, { addresses: 'none' }, record({ 60: { address: 'nowhere' } }), record({ 60: null })])(
  'an answer of %j is malformed and yields no receiver',
  async (answer) => {
    expect(await failureFrom(ledTo(answer))).toMatchObject({ code: 'malformed-answer' })
  },
)

test.each([
  ['keeper.wcn.id', true],
  ['keeper.reown.id', true],
  ['keeper.eth', false],
  ['a.keeper.wcn.id', false],
  ['ab.wcn.id', false],
  ['keeper.wcn.id.eth', false],
])('whether %s is registered with the service: %s', (name, isOne) => {
  expect(isServiceName(name)).toBe(isOne)
})
