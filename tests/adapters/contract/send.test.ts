import { encodeDeployData } from 'viem'
import type { Abi, Hex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { fakeSend } from '../../../adapters/fake/fake-send.ts'
import { createSend } from '../../../adapters/send/send.ts'
import type { Address } from '../../../core/domain/account/account.ts'
import type { Transfer } from '../../../core/domain/operations/transfer.ts'
import { hexQuantity, transferCall } from '../../../core/domain/operations/evm-transfer.ts'
import { mainnet, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import { mostSpendable } from '../../../core/domain/order/spendable.ts'
import type { SendEstimate } from '../../../core/domain/send/estimate.ts'
import { alice, bob, carol } from '../../../fixtures/people.ts'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import { askChain } from '../../e2e/visitor.ts'
import { startAnvil } from '../anvil.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { nobody } from '../serve.ts'
import { ether, sendContract } from './send-contract.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const stranger = '0x00000000000000000000000000000000000A11cE'
const answersFalse = '0x000000000000000000000000000000000000f00d'
const answersNothing = '0x000000000000000000000000000000000000da7a'
const rollupOracle = '0x420000000000000000000000000000000000000F'
const reviewed = { gas: null, fees: null, mostCost: '5000', likelyCost: '5000' }
const oneEther = '1000000000000000000'

let anvil: Awaited<ReturnType<typeof startAnvil>>
let network: Network
let token: Address

const ask = (method: string, ...params: unknown[]) => askChain(anvil.url, method, params)
const send = createSend({ evm: createEvm() })
const estimate = (transfer: Transfer, on = network) => send.estimate({ network: on, transfer }, unhurried)

beforeAll(async () => {
  anvil = await startAnvil(1)
  network = { ...mainnet, rpcUrls: [anvil.url] }
  const { abi, bytecode } = artifacts.SandboxToken
  const args = ['USD Coin', 'USDC', 6, [alice.address], 5_000_000n]
  const data = encodeDeployData({ abi: abi as Abi, bytecode: bytecode as Hex, args })
  const hash = await ask('eth_sendTransaction', { from: alice.address, data })
  token = ((await receiptOf(hash)) as { contractAddress: Address }).contractAddress
  await ask('anvil_setCode', answersFalse, '0x5f5f5260205ff3')
  await ask('anvil_setCode', answersNothing, '0x00')
})
afterAll(() => anvil.stop())

sendContract('a real chain', () => ({ send, network }))

for (const order of answeringOrders)
  sendContract(`the fake, ${order}`, () => ({ send: fakeSend({ order }), network: mainnet }))

silentContract('the fake', () => {
  const silent = fakeSend({ order: 'never' })
  const question = { network: mainnet, text: bob.address, ensNetwork: null }
  return {
    estimate: (signal) => silent.estimate({ network: mainnet, transfer: ether }, signal),
    receiver: (signal) => silent.receiver(question, signal),
    transaction: (signal) => silent.transaction({ network: solanaDevnet, transfer: ether, reviewed }, signal),
  }
})

test('the fake resolves the configured names', async () => {
  const found = { address: bob.address, name: 'bob.eth', avatar: null, isContract: false }
  const asked = { network: mainnet, text: 'bob.eth', ensNetwork: null }
  expect(await valueOf(fakeSend({ receivers: { 'bob.eth': found } }).receiver(asked, unhurried))).toEqual(
    found,
  )
})

test('a transfer of the coin costs 21000 gas, for fees that leave room for a base fee a fifth higher', async () => {
  const { gas, fees, mostCost, likelyCost } = await valueOf(estimate(ether))
  const { baseFeePerGas } = (await ask('eth_getBlockByNumber', 'latest', false)) as { baseFeePerGas: string }
  const tip = BigInt(fees?.type === 'fee-market' ? fees.maxPriorityFeePerGas : 0)
  const cap = (BigInt(baseFeePerGas) * 12n) / 10n + tip
  expect(gas).toBe('21000')
  expect(fees).toEqual({
    type: 'fee-market',
    maxFeePerGas: cap.toString(),
    maxPriorityFeePerGas: tip.toString(),
  })
  expect(mostCost).toBe((21_000n * cap).toString())
  expect(likelyCost).toBe((21_000n * (BigInt(baseFeePerGas) + tip)).toString())
})

test('all that the network leaves of the coin can be sent, to the last wei', async () => {
  const held = String(BigInt(String(await ask('eth_getBalance', carol.address, 'latest'))))
  const transfer = { ...ether, from: carol.address, to: stranger }
  const told = await valueOf(estimate(transfer))
  const amount = mostSpendable({ isCoin: true, held, coin: held, networkCost: told.mostCost }) ?? ''
  await sent({ ...transfer, amount }, told)
  expect(BigInt(String(await ask('eth_getBalance', stranger, 'latest')))).toBe(BigInt(amount))
})

test('the receiver of a token gets exactly the amount', async () => {
  const transfer = { ...ether, token, amount: '1500000' }
  const told = await valueOf(estimate(transfer))
  expect(Number(told.gas)).toBeGreaterThan(21_000)
  await sent(transfer, told)
  const data = `0x70a08231${bob.address.slice(2).padStart(64, '0')}`
  expect(BigInt(String(await ask('eth_call', { to: token, data }, 'latest')))).toBe(1_500_000n)
})

test('the estimate on a rollup includes its L1 fee', async () => {
  const before = await valueOf(estimate(ether))
  await ask('anvil_setCode', rollupOracle, '0x6103e85f5260205ff3')
  const there = await valueOf(estimate(ether))
  await ask('anvil_setCode', rollupOracle, '0x')
  expect(BigInt(there.mostCost) - BigInt(before.mostCost)).toBe(1000n)
  expect(BigInt(there.likelyCost) - BigInt(before.likelyCost)).toBe(1000n)
})

test('more of the coin than there is would fail, and says so before anything is signed', async () => {
  const asked = estimate({ ...ether, amount: `${oneEther}00000` })
  expect(await failureFrom(asked)).toMatchObject({ code: 'insufficient-funds' })
})

test('a token amount above the balance rejects with the revert of the contract', async () => {
  const failure = await failureFrom(estimate({ ...ether, from: bob.address, token, amount: oneEther }))
  expect(failure).toMatchObject({ code: 'execution-reverted' })
  expect(failure.data).toMatch(/^0x[\da-f]{8}/)
})

test('a token that refuses without a revert would fail as well', async () => {
  const failure = await failureFrom(estimate({ ...ether, token: answersFalse, amount: '1' }))
  expect(failure).toMatchObject({ code: 'execution-reverted', detail: expect.stringContaining(answersFalse) })
})

test('a token that answers nothing, as old ones do, has been sent', async () => {
  expect(await valueOf(estimate({ ...ether, token: answersNothing, amount: '1' }))).toHaveProperty('gas')
})

test('a transfer of an address without code rejects with not-a-token', async () => {
  expect(await failureFrom(estimate({ ...ether, token: stranger, amount: '1' }))).toMatchObject({
    code: 'not-a-token',
  })
})

const wrongChecksum = bob.address.replace('C', 'c')

test.each([
  ['a chain id of 0', { id: 'eip155:0' }, {}, 'invalid-chain-id'],
  ['a chain id below 0', { id: 'eip155:-1' }, {}, 'invalid-chain-id'],
  ['a chain of another kind', { id: 'bip122:000000000019d6689c085ae165831e93' }, {}, 'invalid-chain-id'],
  ['a receiver with a wrong checksum', {}, { to: wrongChecksum }, 'invalid-address'],
  ['a sender with a wrong checksum', {}, { from: wrongChecksum }, 'invalid-address'],
  ['a token with a wrong checksum', {}, { token: wrongChecksum }, 'invalid-address'],
  ['a receiver of 19 bytes', {}, { to: bob.address.slice(0, -2) }, 'invalid-address'],
  ['an amount above 256 bits', {}, { amount: (2n ** 256n).toString() }, 'invalid-request'],
])(
  '%s breaks a rule of the chain, by its name and before any node is asked',
  async (_, chain, part, code) => {
    const unasked = createSend({ evm: { ask: () => Promise.reject(new Error('A node was asked.')) } })
    const asked = unasked.estimate(
      { network: { ...network, ...chain }, transfer: { ...ether, ...part } },
      unhurried,
    )
    expect(await failureFrom(asked)).toMatchObject({ code })
  },
)

test('a base fee that rises by a fifth before it is signed is still paid', async () => {
  const told = await valueOf(estimate(ether))
  const { baseFeePerGas } = (await ask('eth_getBlockByNumber', 'latest', false)) as { baseFeePerGas: string }
  const risen = ((BigInt(baseFeePerGas) * 12n) / 10n).toString()
  await ask('anvil_setNextBlockBaseFeePerGas', hexQuantity(risen))
  await sent(ether, told)
})

test('a chain that cannot be reached says nothing of costs', async () => {
  const away = { ...network, rpcUrls: [await nobody()] }
  expect(await failureFrom(estimate(ether, away))).toMatchObject({ code: 'unreachable' })
})

test('a transaction of EVM is made by its wallet, and not here', async () => {
  const asked = send.transaction({ network, transfer: ether, reviewed }, unhurried)
  expect(await failureFrom(asked)).toMatchObject({ code: 'chain-unsupported' })
})

async function sent(transfer: Transfer, told: SendEstimate): Promise<void> {
  const hash = await ask('eth_sendTransaction', payable(transfer, told))
  expect(await receiptOf(hash)).toMatchObject({ status: '0x1' })
}

function payable(transfer: Transfer, { gas, fees }: SendEstimate) {
  if (gas === null || fees?.type !== 'fee-market') throw new Error('This chain has a fee market.')
  return {
    ...transferCall(transfer),
    gas: hexQuantity(gas),
    maxFeePerGas: hexQuantity(fees.maxFeePerGas),
    maxPriorityFeePerGas: hexQuantity(fees.maxPriorityFeePerGas),
  }
}

function receiptOf(hash: unknown): Promise<unknown> {
  return vi.waitUntil(() => ask('eth_getTransactionReceipt', hash))
}
