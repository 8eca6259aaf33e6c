import { expect, test, vi } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { alice } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { hurriedTime } from '../hurried-time.ts'
import { nobody, sendJson, serve } from '../serve.ts'
import { longLimit, stoppedTime } from '../stopped-time.ts'

const { address } = alice
const reply = (result: unknown) => ({ jsonrpc: '2.0', id: 1, result })
const at = (...rpcUrls: string[]) => ({ ...mainnet, rpcUrls })

test('the first URL is asked, and the next only when it fails', async () => {
  const good = await serve((_, response) => sendJson(response, reply('0x5')))
  const spare = await serve((_, response) => sendJson(response, reply('0x6')))
  const broken = await serve((_, response) => response.writeHead(503).end())
  const evm = createEvm()
  expect(await valueOf(evm.balance({ network: at(good.base, spare.base), address }, unhurried))).toEqual({
    amount: '5',
  })
  expect(spare.requests).toHaveLength(0)
  const network = at(broken.base, await nobody(), spare.base)
  expect(await valueOf(evm.balance({ network, address }, unhurried))).toEqual({ amount: '6' })
  expect(broken.requests).toHaveLength(1)
})

test('a URL that hangs leaves time for the next one', async () => {
  const { base: hanging, requests } = await serve(() => {})
  const good = await serve((_, response) => sendJson(response, reply('0x7')))
  const { passOnce } = stoppedTime()
  const evm = createEvm({ limit: longLimit })
  const balance = valueOf(evm.balance({ network: at(hanging, good.base), address }, unhurried))
  await passOnce(requests, longLimit / 2)
  expect(await balance).toEqual({ amount: '7' })
})

test('a missing node rejects with unreachable', async () => {
  hurriedTime(1000)
  const network = at(await nobody())
  expect(await failureFrom(createEvm().balance({ network, address }, unhurried))).toEqual({
    code: 'unreachable',
    detail: 'Ethereum could not be reached; check the network connection.',
  })
})

test('an error status is reported', async () => {
  hurriedTime(1000)
  const { base } = await serve((_, response) =>
    response.writeHead(429, { 'content-type': 'text/plain' }).end('slow down'),
  )
  expect(await failureFrom(createEvm().balance({ network: at(base), address }, unhurried))).toEqual({
    code: 'http-status',
    status: 429,
    detail: 'Ethereum answered with status 429.',
  })
})

test.each([
  ['a web page', '<html>', 'text/html'],
  ['half of an answer', '{"jsonrpc"', 'application/json'],
  ['a number that is none', JSON.stringify(reply('lots')), 'application/json'],
  ['null', JSON.stringify(reply(null)), 'application/json'],
  ['a number below zero', JSON.stringify(reply('-5')), 'application/json'],
  ['more than 256 bits', JSON.stringify(reply(`0x1${'0'.repeat(64)}`)), 'application/json'],
])('a balance that is %s is malformed', async (_, body, type) => {
  hurriedTime(1000)
  const { base } = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(body))
  expect(await failureFrom(createEvm().balance({ network: at(base), address }, unhurried))).toEqual({
    code: 'malformed-answer',
    detail: 'Ethereum answered with something that is no balance; expected a hex number.',
  })
})

test('an answer that is not JSON-RPC names the request', async () => {
  hurriedTime(1000)
  const { base } = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  )
  const asked = { network: at(base), method: 'eth_getLogs', params: [{}] }
  expect(await failureFrom(createEvm().ask(asked, unhurried))).toEqual({
    code: 'malformed-answer',
    detail:
      'Ethereum answered with something that is no answer to eth_getLogs; expected a JSON-RPC response.',
  })
})

test.each([
  ['null', JSON.stringify(reply(null))],
  ['an object', JSON.stringify(reply({ balance: '0x5' }))],
  ['no result', '{"jsonrpc":"2.0","id":1}'],
  ['nothing', ''],
])('if one node answers with %s, the next is asked', async (_, body) => {
  const { base } = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body),
  )
  const good = await serve((_request, response) => sendJson(response, reply('0x5')))
  const network = { ...at(base), rpcUrls: [base, good.base] }
  expect(await valueOf(createEvm().balance({ network, address }, unhurried))).toEqual({ amount: '5' })
})

test('the error message of a node is quoted', async () => {
  const error = { code: -32000, message: 'header not found' }
  const { base } = await serve((_, response) => sendJson(response, { jsonrpc: '2.0', id: 1, error }))
  expect(await failureFrom(createEvm().balance({ network: at(base), address }, unhurried))).toEqual({
    code: 'node-failed',
    detail: 'Ethereum answered with error -32000: header not found',
  })
})

test.each([-32600, -32602])(
  'a permanent refusal (%i) rejects at once without asking another node',
  async (code) => {
    const error = { code, message: 'invalid argument 0' }
    const { base } = await serve((_, response) => sendJson(response, { jsonrpc: '2.0', id: 1, error }))
    const spare = await serve((_, response) => sendJson(response, reply('0x6')))
    const question = { network: at(base, spare.base), method: 'eth_call', params: [] }
    expect(await failureFrom(createEvm().ask(question, unhurried))).toMatchObject({ code: 'invalid-request' })
    expect(spare.requests).toEqual([])
  },
)

test('a node that never answers is given up after the limit, and its request ends', async () => {
  const closed = vi.fn<() => void>()
  const { base, requests } = await serve((request) => request.socket.on('close', closed))
  const { passOnce } = stoppedTime()
  const evm = createEvm({ limit: longLimit })
  const failure = failureFrom(evm.balance({ network: at(base), address }, unhurried))
  await passOnce(requests, longLimit)
  expect(await failure).toMatchObject({ code: 'timed-out' })
  await eventually(() => expect(closed).toHaveBeenCalled())
})

test('a body that never ends is given up too', async () => {
  const { base } = await serve(
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  )
  const failure = await failureFrom(
    createEvm({ limit: 80 }).balance({ network: at(base), address }, unhurried),
  )
  expect(failure.code).toBe('timed-out')
})

test('a question taken back ends its request', async () => {
  const closed = vi.fn<() => void>()
  const abort = new AbortController()
  const { base } = await serve((request) => {
    request.socket.on('close', closed)
    abort.abort()
  })
  expect(await failureFrom(createEvm().balance({ network: at(base), address }, abort.signal))).toEqual({
    code: 'aborted',
  })
  await eventually(() => expect(closed).toHaveBeenCalled())
})

test('an address that is none is refused before anybody is asked', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, reply('0x5')))
  const failure = await failureFrom(createEvm().balance({ network: at(base), address: '0x12' }, unhurried))
  expect(failure).toMatchObject({ code: 'invalid-address', detail: expect.stringContaining('0x12') })
  expect(requests).toHaveLength(0)
})

test('a chain that is not EVM is refused', async () => {
  const network = { ...mainnet, id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }
  expect(await failureFrom(createEvm().balance({ network, address }, unhurried))).toMatchObject({
    code: 'chain-unsupported',
  })
})
