import { toHex } from 'viem'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountNames } from '../../../adapters/names/account-names.ts'
import { fakeAccountNames } from '../../../adapters/fake/fake-account-names.ts'
import { accountNameMessage, coinTypeOf } from '../../../core/domain/names/account-name.ts'
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

const service = () =>
  createAccountNames({ base: sandbox.endpoints.blockchainApi ?? '', projectId: 'x', now: () => Date.now() })
contract('the service of the sandbox', service)
for (const order of answeringOrders) contract(`the fake, ${order}`, () => fakeAccountNames({ order }))

test('a message names the account, and the time at which it was made', async () => {
  const before = Math.floor(Date.now() / 1_000)
  const asked = await valueOf(service().message({ name: 'bosun', address: signer.address }, unhurried))
  const { timestamp } = JSON.parse(asked.message) as { timestamp: number }
  expect(timestamp).toBeGreaterThanOrEqual(before)
  expect(asked).toEqual({
    name: 'bosun.wcn.id',
    message: `{"name":"bosun.wcn.id","attributes":{},"timestamp":${timestamp}}`,
    method: 'personal_sign',
    params: [toHex(asked.message), signer.address],
  })
})

test('a smart account registers with the signature of its owner (ERC-1271)', async () => {
  const { address = '', owner } = sandbox.endpoints.smartAccount ?? {}
  const key = sandbox.endpoints.accounts.find((one) => one.address === owner)?.privateKey as Hex
  const { message } = await valueOf(service().message({ name: 'contracted', address }, unhurried))
  const signature = await privateKeyToAccount(key).signMessage({ message })
  const coinType = coinTypeOf('eip155:1')
  const registered = service().register({ coinType, address, message, signature }, unhurried)
  expect(await valueOf(registered)).toEqual({ name: 'contracted.wcn.id' })
})

test('a name that somebody has is refused in the words of the service alone', async () => {
  const registered = service().register(await envelope('lamplighter'), unhurried)
  expect(await failureFrom(registered)).toEqual({
    code: 'http-status',
    status: 400,
    detail: 'Name is already registered: lamplighter.wcn.id',
  })
})

test('an expired message rejects with signature-expired', async () => {
  const stale = await envelope('stale', Date.now() - 60_000)
  expect(await failureFrom(service().register(stale, unhurried))).toMatchObject({
    code: 'signature-expired',
    status: 400,
    detail: 'Timestamp is expired or in the future',
  })
})
