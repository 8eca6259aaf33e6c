import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { createSend } from '../../../adapters/send/send.ts'
import { base as baseNetwork, mainnet } from '../../../core/domain/network/known-networks.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import { bob } from '../../../fixtures/people.ts'
import { deployer } from '../../../sandbox/chains/sample-contracts.ts'
import type { Send } from '../../../core/ports/send.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'

let sandbox: Sandbox
let network: Network
let base: Network
let send: Send
let ccipRead = true
const receiver = (text: string, ensNetwork: Network | null = network) =>
  send.receiver({ network, text, ensNetwork }, unhurried)

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api', 'gateway'] })
  network = { ...mainnet, rpcUrls: [sandbox.endpoints.chains['eip155:1'] ?? ''] }
  const endpoint = { base: sandbox.endpoints.blockchainApi ?? '', projectId: 'x' }
  base = { ...baseNetwork, rpcUrls: [sandbox.endpoints.chains['eip155:8453'] ?? ''] }
  const options = () => ({ networks: [base, network], rpcUrls: {}, ccipRead })
  send = createSend({ evm: createEvm(), endpoint, options })
})
beforeEach(() => {
  sandbox.recover()
  ccipRead = true
})
afterAll(() => sandbox.stop())

const plain = { address: bob.address, name: null, avatar: null, isContract: false }

test('an address resolves to itself with its checksum', async () => {
  expect(await valueOf(receiver(bob.address))).toEqual(plain)
  expect(await valueOf(receiver(` ${bob.address.toLowerCase()} `))).toEqual(plain)
})

test('an address with a wrong checksum is refused', async () => {
  expect(await failureFrom(receiver(bob.address.replace('C', 'c')))).toMatchObject({
    code: 'invalid-address',
    detail: expect.stringContaining('EIP-55'),
  })
})

test('a contract address is reported with isContract', async () => {
  expect(await valueOf(receiver(deployer))).toMatchObject({ isContract: true })
})

test('a name leads to its address, with the picture that it has', async () => {
  expect(await valueOf(receiver('first-mate.eth'))).toMatchObject({
    address: sandbox.endpoints.accounts[2]?.address,
    name: 'first-mate.eth',
    avatar: expect.stringContaining('first-mate.eth'),
  })
})

test('a name is looked up as ENS writes it, however somebody types it', async () => {
  expect(await valueOf(receiver('First-Mate.ETH'))).toMatchObject({ name: 'first-mate.eth' })
})

test.each(['drifted.eth', 'first_mate!.eth', 'a‍b.eth', 'vitalik', '0x12'])(
  '%s is no receiver',
  async (text) => {
    expect(await failureFrom(receiver(text))).toMatchObject({ code: 'invalid-address' })
  },
)

test('a name does not resolve without an ENS network', async () => {
  expect(await failureFrom(receiver('first-mate.eth', null))).toMatchObject({ code: 'invalid-address' })
})

test('a name that is registered with the service leads to its address, on whatever chain and without ENS', async () => {
  const holder = sandbox.endpoints.accounts[4]?.address
  expect(await valueOf(receiver('Lamplighter.wcn.id', null))).toMatchObject({
    address: holder,
    name: 'lamplighter.wcn.id',
  })
})

test('an unregistered name is refused', async () => {
  expect(await failureFrom(receiver('nobody-has-it.wcn.id'))).toMatchObject({ code: 'invalid-address' })
})

const onBase = (text: string) => send.receiver({ network: base, text, ensNetwork: network }, unhurried)
const account = (place: number) => sandbox.endpoints.accounts[place]?.address
const vault = () => sandbox.endpoints.names.find(({ name }) => name === 'vault.eth')?.address ?? ''

test('a name leads to its address on the chain of the sending', async () => {
  expect(await valueOf(onBase('two-homes.eth'))).toEqual({
    ...plain,
    address: account(8),
    name: 'two-homes.eth',
  })
  expect(await valueOf(receiver('two-homes.eth'))).toMatchObject({ address: account(6) })
})

test('a name with only an Ethereum record is reported with isEthereumRecord', async () => {
  expect(await valueOf(onBase('keeper.eth'))).toMatchObject({ address: account(6), isEthereumRecord: true })
  const registered = await valueOf(onBase('lamplighter.wcn.id'))
  expect(registered).toMatchObject({ address: account(4), isEthereumRecord: true })
})

test('a contract that exists only on Ethereum is reported on Base, by name and by address', async () => {
  const contractOn = ['eip155:1']
  expect(await valueOf(onBase('vault.eth'))).toMatchObject({ isContract: false, contractOn })
  expect(await valueOf(onBase(vault()))).toMatchObject({ isContract: false, contractOn })
  expect(await valueOf(receiver(vault()))).toMatchObject({ isContract: true })
})

test('a token contract is reported with isToken', async () => {
  const [usdc] = sandbox.endpoints.tokens['eip155:8453'] ?? []
  expect(await valueOf(onBase(usdc?.address ?? ''))).toMatchObject({ isContract: true, isToken: true })
})

test('a name that another server keeps is asked for there, and the chain checks the answer', async () => {
  const pilot = { address: account(8), name: 'pilot.base.eth' }
  expect(await valueOf(onBase('pilot.base.eth'))).toEqual({ ...plain, ...pilot })
  expect(await valueOf(receiver('pilot.base.eth'))).toMatchObject(pilot)
})

test.each([
  ['refuse', 'gateway-unreachable'],
  ['malformed', 'gateway-failed'],
  ['status', 'gateway-failed'],
] as const)('a name gateway with the fault %s rejects with its cause', async (fault, code) => {
  sandbox.control('gateway', { fault, status: 500 })
  expect(await failureFrom(onBase('pilot.base.eth'))).toMatchObject({ code })
})

test('a host that switches such servers off asks none', async () => {
  ccipRead = false
  expect(await failureFrom(onBase('pilot.base.eth'))).toMatchObject({ code: 'feature-disabled' })
  expect(await valueOf(onBase('two-homes.eth'))).toMatchObject({ name: 'two-homes.eth' })
})
