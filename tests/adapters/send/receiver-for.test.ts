import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSend } from '../../../adapters/send/send.ts'
import {
  arbitrum,
  base,
  mainnet,
  optimism,
  polygon,
  solana,
} from '../../../core/domain/network/known-networks.ts'
import { otherNetworksLimit } from '../../../core/domain/limits.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import type { EvmChain } from '../../../core/ports/evm-chain.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { sendJson, serve } from '../serve.ts'
import { fakeEns } from '../identity/fake-ens.ts'

const contract = '0x6080'
const delegation = `0xef0100${'ab'.repeat(20)}`
const plain = { address: bob.address, name: null, avatar: null, isContract: false }

/** What stands at any address, by chain: its code, or null for nodes that keep silent. */
type Codes = Readonly<Record<string, string | null>>

/** Nodes that know the code of every address on their chain, and what it answers to `decimals()`. */
function nodes(codes: Codes, decimals: string | null = null) {
  const asked: string[] = []
  const ask: EvmChain['ask'] = ({ network: { id }, method }) => {
    asked.push(`${id} ${method}`)
    if (method === 'eth_call')
      return decimals === null ? Promise.reject(new Error('execution reverted')) : Promise.resolve(decimals)
    const code = codes[id] === undefined ? '0x' : codes[id]
    return code === null ? new Promise(() => {}) : Promise.resolve(code)
  }
  return { ask, asked }
}

/** Who is found on Base, where the host offers these networks. */
function onBase(
  codes: Codes,
  given: {
    readonly text?: string
    readonly networks?: readonly Network[]
    readonly decimals?: string
    readonly ensNetwork?: Network | null
    readonly endpoint?: { readonly base: string; readonly projectId: string }
  } = {},
) {
  const { text = bob.address, networks = [base, mainnet, polygon], decimals = null, endpoint } = given
  const { ask, asked } = nodes(codes, decimals)
  const options = () => ({ networks: [...networks], rpcUrls: {} })
  const send = createSend({ evm: { ask }, endpoint, options })
  const ensNetwork =
    given.ensNetwork === undefined ? (networks.find(({ id }) => id === mainnet.id) ?? null) : given.ensNetwork
  return { found: send.receiver({ network: base, text, ensNetwork }, unhurried), asked }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('an address without code on any chain resolves plainly', async () => {
  expect(await valueOf(onBase({}).found)).toEqual(plain)
})

test.each(['eip155:1', 'eip155:137'])(
  'a contract that exists on %s but not here is reported',
  async (chainId) => {
    expect(await valueOf(onBase({ [chainId]: contract }).found)).toEqual({ ...plain, contractOn: [chainId] })
  },
)

test('a contract that exists here counts as local, whatever exists on other chains', async () => {
  const codes = { 'eip155:8453': contract, 'eip155:1': contract }
  expect(await valueOf(onBase(codes).found)).toEqual({ ...plain, isContract: true })
})

test('an EIP-7702 account is not a contract, on any chain', async () => {
  expect(await valueOf(onBase({ 'eip155:8453': delegation }).found)).toEqual(plain)
  expect(await valueOf(onBase({ 'eip155:1': delegation }).found)).toEqual(plain)
})

test('a contract that answers like a token is reported with isToken', async () => {
  const six = `0x${'6'.padStart(64, '0')}`
  const codes = { 'eip155:8453': contract }
  expect(await valueOf(onBase(codes, { decimals: six }).found)).toMatchObject({ isToken: true })
  expect(await valueOf(onBase(codes, { decimals: `0x${'f'.repeat(64)}` }).found)).not.toHaveProperty(
    'isToken',
  )
  expect(await valueOf(onBase(codes).found)).not.toHaveProperty('isToken')
})

test('networks that keep silent are waited for a moment, and Ethereum is then said to be unchecked', async () => {
  const { found } = onBase({ 'eip155:1': null, 'eip155:137': null })
  const told = valueOf(found)
  await vi.advanceTimersByTimeAsync(otherNetworksLimit)
  expect(await told).toEqual({ ...plain, isUnchecked: true })
})

test('a silent network other than Ethereum is not waited for any longer, and nothing is said of it', async () => {
  const told = valueOf(onBase({ 'eip155:137': null }).found)
  await vi.advanceTimersByTimeAsync(otherNetworksLimit)
  expect(await told).toEqual(plain)
})

test('a contract that exists here does not wait for other networks', async () => {
  const codes = { 'eip155:8453': contract, 'eip155:1': null }
  expect(await valueOf(onBase(codes).found)).toEqual({ ...plain, isContract: true })
})

test('Ethereum and four more networks on offer are asked, and none of another kind', async () => {
  const many = [arbitrum, optimism, polygon].flatMap((network, place) => [
    { ...network, id: `eip155:9${place}` },
    network,
  ])
  const { found, asked } = onBase({}, { networks: [solana, base, ...many, mainnet] })
  await valueOf(found)
  const codes = asked.filter((question) => question.endsWith('eth_getCode'))
  expect(codes.map((question) => question.split(' ')[0])).toEqual([
    'eip155:1',
    'eip155:90',
    'eip155:42161',
    'eip155:91',
    'eip155:10',
    'eip155:8453',
  ])
})

test('a host that offers one network asks no other', async () => {
  const { found, asked } = onBase({}, { networks: [base] })
  expect(await valueOf(found)).toEqual(plain)
  expect(asked.filter((question) => !question.startsWith(base.id))).toEqual([])
})

/** Whom a name of ENS with the one address for Ethereum leads to on Base. */
async function byName(codes: Codes, addresses: Readonly<Record<number, string>> = { 60: bob.address }) {
  vi.useRealTimers()
  const ensNetwork = await fakeEns({ 'bob.eth': { addresses } })
  return onBase(codes, { text: 'bob.eth', ensNetwork })
}
const named = { ...plain, name: 'bob.eth' }

test('a name that has an address here leads to that', async () => {
  const { found } = await byName({}, { 60: alice.address, [0x8000_0000 + 8453]: bob.address })
  expect(await valueOf(found)).toEqual(named)
})

test('the Ethereum record of a name is reported with isEthereumRecord', async () => {
  expect(await valueOf((await byName({})).found)).toEqual({ ...named, isEthereumRecord: true })
})

test('a name whose Ethereum record is a contract there is reported, even if one exists here', async () => {
  const told = { ...named, isEthereumRecord: true, contractOn: ['eip155:1'] }
  expect(await valueOf((await byName({ 'eip155:1': contract })).found)).toEqual(told)
  const both = await byName({ 'eip155:1': contract, 'eip155:8453': contract })
  expect(await valueOf(both.found)).toEqual({ ...told, isContract: true })
})

test('a name whose Ethereum record is an EIP-7702 account counts as an account', async () => {
  const told = await valueOf((await byName({ 'eip155:1': delegation })).found)
  expect(told).toEqual({ ...named, isEthereumRecord: true })
})

/** Whom a name that is registered with the service leads to on Base. */
async function byRegisteredName(codes: Codes, networks: readonly Network[] = [base, mainnet]) {
  vi.useRealTimers()
  const record = { name: 'bob.wcn.id', addresses: { 60: { address: bob.address } } }
  const { base: url } = await serve((_, response) => sendJson(response, record))
  return onBase(codes, { text: 'bob.wcn.id', networks, endpoint: { base: url, projectId: 'x' } }).found
}
const registered = { ...plain, name: 'bob.wcn.id', isEthereumRecord: true }

test('a registered name follows the same rule', async () => {
  expect(await valueOf(byRegisteredName({}))).toEqual(registered)
  const contractOn = ['eip155:1']
  expect(await valueOf(byRegisteredName({ 'eip155:1': contract }))).toEqual({ ...registered, contractOn })
})

test('the Ethereum record is unchecked if Ethereum is not offered', async () => {
  expect(await valueOf(byRegisteredName({}, [base]))).toEqual({ ...registered, isUnchecked: true })
})

test('a node that cannot read the local code fails the lookup', async () => {
  const ask = () => Promise.reject(Object.assign(new Error('down'), { name: 'AbortError' }))
  const send = createSend({ evm: { ask } })
  const found = send.receiver({ network: base, text: bob.address, ensNetwork: null }, unhurried)
  expect(await failureFrom(found)).toMatchObject({ code: 'aborted' })
})
