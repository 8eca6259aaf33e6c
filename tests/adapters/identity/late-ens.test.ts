import { expect, test } from 'vitest'
import { createIdentity } from '../../../adapters/identity/identity.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { alice } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { unhurried, valueOf } from '../answers.ts'

const known = { name: 'alice.eth', avatar: null }

/** A service that answers as given, or cannot be reached, before ENS, whose code comes when the test says so. */
function lookUp(answer: object | null) {
  let come = (): void => {}
  const arriving = new Promise<{ lookUpInEns: () => Promise<typeof known> }>((resolve) => {
    come = () => resolve({ lookUpInEns: async () => known })
  })
  let isWanted = false
  const ens = () => {
    isWanted = true
    return arriving
  }
  const fetch = async () => {
    if (answer === null) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  }
  const identity = createIdentity({ base: 'http://127.0.0.1:9', projectId: 'x', fetch, ens })
  const asked = identity.lookUp({ address: alice.address, ensNetwork: mainnet }, unhurried)
  return { found: valueOf(asked), come, isWanted: () => isWanted }
}

test('ENS resolves the name once its code is loaded if the service is unreachable', async () => {
  const { found, come, isWanted } = lookUp(null)
  await eventually(() => expect(isWanted()).toBe(true))
  come()
  expect(await found).toEqual(known)
})

test('the ENS code is not loaded if the service knows the name', async () => {
  const { found, isWanted } = lookUp(known)
  expect([await found, isWanted()]).toEqual([known, false])
})
