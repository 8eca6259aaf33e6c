import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountNames } from '../../../adapters/account-names/account-names.ts'
import { fakeAccountNames } from '../../../adapters/fake/fake-account-names.ts'
import { accountNameMessage, coinTypeOf } from '../../../core/domain/account-name.ts'
import type { AccountNames } from '../../../core/ports/account-names.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { answeringOrders } from './silent-contract.ts'

const signer = privateKeyToAccount(`0x${'5e'.repeat(32)}`)
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
})
afterAll(() => sandbox.stop())

async function envelope(name: string, at = Date.now()) {
  const message = accountNameMessage(name, at)
  const signature = await signer.signMessage({ message })
  return { coinType: coinTypeOf('eip155:1'), address: signer.address, message, signature }
}

function contract(name: string, createNames: () => AccountNames): void {
  test(`${name}: a free name is registered, and then is its owner's`, async () => {
    const names = createNames()
    expect(await valueOf(names.find({ name: 'bosun' }, unhurried))).toEqual({ isRegistered: false })
    const registered = await valueOf(names.register(await envelope('bosun'), unhurried))
    expect(registered).toEqual({ name: 'bosun.wcn.id' })
    expect(await valueOf(names.find({ name: 'bosun' }, unhurried))).toEqual({ isRegistered: true })
    expect(await valueOf(names.namesOf({ address: signer.address }, unhurried))).toEqual({
      names: ['bosun.wcn.id'],
    })
    const { suggestions } = await valueOf(names.suggest({ name: 'bosun' }, unhurried))
    expect(suggestions[0]).toEqual({ name: 'bosun', isRegistered: true })
  })

  test(`${name}: a question taken back is aborted`, async () => {
    const asked = createNames().find({ name: 'bosun' }, AbortSignal.abort())
    expect(await failureFrom(asked)).toEqual({ code: 'aborted' })
  })
}

const service = () => createAccountNames({ base: sandbox.endpoints.blockchainApi ?? '', projectId: 'x' })
contract('the service of the sandbox', service)
for (const order of answeringOrders) contract(`the fake, ${order}`, () => fakeAccountNames({ order }))

test('a refusal bears the reason of the service', async () => {
  const stale = await envelope('stale', Date.now() - 60_000)
  expect(await failureFrom(service().register(stale, unhurried))).toMatchObject({
    code: 'http-status',
    status: 400,
    detail: expect.stringContaining('Timestamp is expired') as string,
  })
})
