import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { createSend } from '../../../adapters/send/send.ts'
import { mainnet } from '../../../core/domain/known-networks.ts'
import type { Network } from '../../../core/domain/network.ts'
import { bob } from '../../../fixtures/people.ts'
import { deployer } from '../../../sandbox/chains/sample-contracts.ts'
import type { Send } from '../../../core/ports/send.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'

let sandbox: Sandbox
let network: Network
let send: Send
const receiver = (text: string, ensNetwork: Network | null = network) =>
  send.receiver({ network, text, ensNetwork }, unhurried)

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
  network = { ...mainnet, rpcUrls: [sandbox.endpoints.chains['eip155:1'] ?? ''] }
  const endpoint = { base: sandbox.endpoints.blockchainApi ?? '', projectId: 'x' }
  send = createSend({ evm: createEvm(), endpoint })
})
afterAll(() => sandbox.stop())

const plain = { address: bob.address, name: null, avatar: null, isContract: false }

test('an address is who it says, with its checksum', async () => {
  expect(await valueOf(receiver(bob.address))).toEqual(plain)
  expect(await valueOf(receiver(` ${bob.address.toLowerCase()} `))).toEqual(plain)
})

test('an address whose capital letters do not fit its checksum is refused', async () => {
  expect(await failureFrom(receiver(bob.address.replace('C', 'c')))).toMatchObject({
    code: 'invalid-address',
    detail: expect.stringContaining('EIP-55'),
  })
})

test('a contract is told', async () => {
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

test('without the chain of ENS no name leads anywhere', async () => {
  expect(await failureFrom(receiver('first-mate.eth', null))).toMatchObject({ code: 'invalid-address' })
})

test('a name that is registered with the service leads to its address, on whatever chain and without ENS', async () => {
  const holder = sandbox.endpoints.accounts[4]?.address
  expect(await valueOf(receiver('Lamplighter.wcn.id', null))).toMatchObject({
    address: holder,
    name: 'lamplighter.wcn.id',
  })
})

test('a name that nobody has registered is no receiver', async () => {
  expect(await failureFrom(receiver('nobody-has-it.wcn.id'))).toMatchObject({ code: 'invalid-address' })
})
