import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { fakeChain } from '../../../adapters/fake/fake-chain.ts'
import { lazy } from '../../../adapters/ports/lazy.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import type { Chain } from '../../../core/ports/chain.ts'
import { alice } from '../../../fixtures/people.ts'
import { askChain } from '../../e2e/visitor.ts'
import { startAnvil } from '../anvil.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const nobody = '0x00000000000000000000000000000000000A11cE'
const tenThousandEther = '10000000000000000000000'

const token = '0x00000000000000000000000000000000000C0FfE'

/** A contract of 1.5 USDC for everybody: `balanceOf`, `decimals`, and for all else its symbol. */
const contract =
  '0x5f3560e01c806370a082311460315780' +
  '63313ce56714603c5760205f526004602052635553444360e01b60405260605ff3' +
  '5b6216e3605f5260205ff35b60065f5260205ff3'
const unit = { symbol: 'USDC', decimals: 6 }

let anvil: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  anvil = await startAnvil(1)
  await askChain(anvil.url, 'anvil_setCode', [token, contract])
})
afterAll(() => anvil.stop())

function evmContract(
  name: string,
  createWorld: () => { readonly evm: Chain; readonly network: Network },
): void {
  test(`${name}: answers a balance in base units, exact to the last wei`, async () => {
    const { evm, network } = createWorld()
    expect(await valueOf(evm.balance({ network, address: alice.address }, unhurried))).toEqual({
      amount: tenThousandEther,
    })
  })

  test(`${name}: whoever has nothing has 0`, async () => {
    const { evm, network } = createWorld()
    expect(await valueOf(evm.balance({ network, address: nobody }, unhurried))).toEqual({ amount: '0' })
  })

  test(`${name}: answers a token in the coin's place, with its unit`, async () => {
    const { evm, network } = createWorld()
    expect(await valueOf(evm.balance({ network, address: alice.address, token }, unhurried))).toEqual({
      amount: '1500000',
      unit,
    })
  })

  test(`${name}: a question taken back is aborted`, async () => {
    const { evm, network } = createWorld()
    const question = evm.balance({ network, address: nobody }, AbortSignal.abort())
    expect(await failureFrom(question)).toEqual({ code: 'aborted' })
  })
}

const overAnvil = () => ({ ...mainnet, rpcUrls: [anvil.url] })

evmContract('a real chain', () => ({ evm: createEvm(), network: overAnvil() }))

evmContract('a real chain, loaded when it is first asked', () => ({
  evm: lazy(
    'createEvm',
    () => import('../../../adapters/evm/evm.ts'),
    ({ createEvm }) => createEvm(),
  ),
  network: overAnvil(),
}))

for (const order of answeringOrders) {
  evmContract(`the fake, ${order}`, () => ({
    evm: fakeChain({
      balances: { [`eip155:1:${alice.address}`]: tenThousandEther },
      tokens: { [`eip155:1:${token}`]: { amount: '1500000', unit } },
      order,
    }),
    network: mainnet,
  }))
}

silentContract('the fake', () => {
  const evm = fakeChain({ order: 'never' })
  return { balance: (signal) => evm.balance({ network: mainnet, address: nobody }, signal) }
})

test('a revert contains the data of the contract', async () => {
  const network = { ...mainnet, rpcUrls: [anvil.url] }
  const params = [{ data: '0x63deadbeef6000526004601cfd' }]
  expect(
    await failureFrom(createEvm().ask({ network, method: 'eth_call', params }, unhurried)),
  ).toMatchObject({ code: 'execution-reverted', data: '0xdeadbeef' })
})

test('an address without a contract is no token', async () => {
  const question = createEvm().balance({ network: overAnvil(), address: nobody, token: nobody }, unhurried)
  expect(await failureFrom(question)).toMatchObject({
    code: 'not-a-token',
    detail: `There is no token at ${nobody}; check \`tokens\`, and the chain id beside it.`,
  })
})

test.each([
  ['refuses to tell a symbol', '60006000fd'],
  ['answers nothing for its symbol', '00'],
])('a token that %s has a balance, and "?" for a symbol', async (_, end) => {
  const nameless = '0x00000000000000000000000000000000000Ba5EE'
  const code = `0x60003560e01c6395d89b4114601957600660005260206000f35b${end}`
  await askChain(anvil.url, 'anvil_setCode', [nameless, code])
  const question = createEvm().balance({ network: overAnvil(), address: nobody, token: nameless }, unhurried)
  expect(await valueOf(question)).toEqual({ amount: '6', unit: { symbol: '?', decimals: 6 } })
})

test('a contract that refuses to be asked as one is no token', async () => {
  const refusing = '0x00000000000000000000000000000000000bA5ed'
  await askChain(anvil.url, 'anvil_setCode', [refusing, '0x60006000fd'])
  const question = createEvm().balance({ network: overAnvil(), address: nobody, token: refusing }, unhurried)
  expect(await failureFrom(question)).toMatchObject({ code: 'not-a-token' })
})

test('a contract with more decimals than a token can have is no token', async () => {
  const boundless = '0x00000000000000000000000000000000000bA5Ef'
  await askChain(anvil.url, 'anvil_setCode', [boundless, '0x61010060005260206000f3'])
  const question = createEvm().balance({ network: overAnvil(), address: nobody, token: boundless }, unhurried)
  expect(await failureFrom(question)).toMatchObject({ code: 'not-a-token' })
})
