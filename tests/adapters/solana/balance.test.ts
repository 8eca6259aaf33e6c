import { expect, onTestFinished, test } from 'vitest'
import { createSolana } from '../../../adapters/solana/solana.ts'
import { base, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { hurriedTime } from '../hurried-time.ts'
import { nobody } from '../serve.ts'
import { solanaPeople } from '../wallet-standard/standard-wallet.ts'
import { inContext, solanaNode } from './solana-node.ts'

const address = solanaPeople.alice
const over = (...rpcUrls: string[]) => ({ ...solanaDevnet, rpcUrls })
const ask = (urls: readonly string[], settings: Parameters<typeof createSolana>[0] = {}) =>
  createSolana(settings).balance({ network: over(...urls), address }, unhurried)

test('a balance is answered in lamports, confirmed', async () => {
  const { url, calls } = await solanaNode(() => inContext(1_500_000_000))
  expect(await valueOf(ask([url]))).toEqual({ amount: '1500000000' })
  expect(calls).toEqual([{ method: 'getBalance', params: [address, { commitment: 'confirmed' }] }])
})

test('the next node is asked if one is down or answers with an error', async () => {
  const broken = await solanaNode((_, response) => {
    response.writeHead(500).end()
    return null
  })
  const wrong = await solanaNode((_, response) => {
    response.end('<html>')
    return null
  })
  const good = await solanaNode(() => inContext(7))
  expect(await valueOf(ask([await nobody(), broken.url, wrong.url, good.url]))).toEqual({ amount: '7' })
  expect([broken.calls.length, wrong.calls.length]).toEqual([1, 1])
})

test('the RPC endpoint is asked before the chain’s own URL, and after that of the host', async () => {
  const urls: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    urls.push(new Request(input).url)
    return urls.length < 3
      ? new Response(null, { status: 404 })
      : Response.json({ jsonrpc: '2.0', id: '1', result: { context: { slot: 1 }, value: 5 } })
  }
  const endpoint = { base: 'https://rpc.example', projectId: 'my-project' }
  const network = { ...solanaDevnet, rpcUrls: ['https://own.example/key', ...solanaDevnet.rpcUrls] }
  await valueOf(createSolana({ fetch, endpoint }).balance({ network, address }, unhurried))
  expect(urls).toEqual([
    'https://own.example/key',
    `https://rpc.example/v1?chainId=${encodeURIComponent(solanaDevnet.id)}&projectId=my-project`,
    'https://api.devnet.solana.com/',
  ])
})

test('a transient failure is retried after 150, 300 and 600 milliseconds', async () => {
  const { waits } = hurriedTime(1500)
  const busy = await solanaNode((_, response) => {
    response.writeHead(429).end()
    return null
  })
  expect(await failureFrom(ask([busy.url]))).toMatchObject({ code: 'http-status', status: 429 })
  expect([busy.calls.length, waits]).toEqual([4, [150, 300, 600]])
})

test('an invalid retry-after leaves the default waits', async () => {
  const { waits } = hurriedTime(1500)
  const vague = await solanaNode((_, response) => {
    response.writeHead(503, { 'retry-after': 'soon' }).end()
    return null
  })
  await failureFrom(ask([vague.url]))
  expect(waits).toEqual([150, 300, 600])
})

test.each([{}, { 'retry-after': '60' }])(
  'an answer that breaks off behind its status %j is that status',
  async (headers) => {
    const unhandled: unknown[] = []
    const hear = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', hear)
    onTestFinished(() => void process.off('unhandledRejection', hear))
    const broken = () => new ReadableStream({ start: (body) => body.error(new Error('reset')) })
    const fetch = async () => new Response(broken(), { status: 400, headers })
    expect(await failureFrom(ask(['https://node.example'], { fetch }))).toMatchObject({ status: 400 })
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).toEqual([])
  },
)

test('a retry-after is respected if it fits the limit, and otherwise ends the question', async () => {
  const { waits } = hurriedTime(1500)
  const waiting = (seconds: number) =>
    solanaNode((_, response) => {
      response.writeHead(429, { 'retry-after': String(seconds) }).end()
      return null
    })
  const short = await waiting(1)
  await failureFrom(ask([short.url]))
  expect(waits).toEqual([1000, 1000, 1000])
  const long = await waiting(60)
  expect(await failureFrom(ask([long.url]))).toMatchObject({ code: 'http-status', status: 429 })
  expect(long.calls).toHaveLength(1)
})

test.each([
  ['a bad request', 400, 1],
  ['an unknown project', 401, 1],
  ['a wrong address', 404, 1],
  ['a broken node', 503, 4],
])('%s (%i) is asked %i times', async (_, status, times) => {
  hurriedTime(1500)
  const node = await solanaNode((__, response) => {
    response.writeHead(status).end()
    return null
  })
  expect(await failureFrom(ask([node.url]))).toMatchObject({ code: 'http-status', status })
  expect(node.calls).toHaveLength(times)
})

test.each([
  [-32602, 'Invalid param: WrongSize', 'invalid-request', 1],
  [-32601, 'Method not found', 'method-unsupported', 1],
  [-32005, 'Node is behind by 42 slots', 'resource-unavailable', 4],
  [-32603, 'Internal error', 'node-failed', 4],
])('error %i ("%s") is %s', async (code, message, failure, times) => {
  hurriedTime(1500)
  const node = await solanaNode(() => ({ error: { code, message } }))
  expect(await failureFrom(ask([node.url]))).toMatchObject({
    code: failure,
    detail: `Solana Devnet answered with error ${code}: ${message}`,
  })
  expect(node.calls).toHaveLength(times)
})

test.each([
  ['no answer of Solana', { result: 'much' }],
  ['less than nothing', { result: { context: { slot: 1 }, value: -1 } }],
  ['a part of a lamport', { result: { context: { slot: 1 }, value: 0.5 } }],
])('a node that answers with %s gave a malformed answer', async (_, answer) => {
  const { url } = await solanaNode(() => answer)
  expect(await failureFrom(ask([url]))).toMatchObject({ code: 'malformed-answer' })
})

test('a node that keeps silent ends with the limit', async () => {
  const { url } = await solanaNode(() => null)
  expect(await failureFrom(ask([url], { limit: 50 }))).toMatchObject({ code: 'timed-out' })
})

test('missing nodes reject with unreachable', async () => {
  hurriedTime(1500)
  expect(await failureFrom(ask([await nobody()]))).toMatchObject({ code: 'unreachable' })
})

test('a question taken back is aborted, and so is its request', async () => {
  const abort = new AbortController()
  const { url, calls } = await solanaNode(() => {
    abort.abort()
    return null
  })
  const question = createSolana().balance({ network: over(url), address }, abort.signal)
  expect(await failureFrom(question)).toEqual({ code: 'aborted' })
  expect(calls).toHaveLength(1)
})

test('a chain that is none of Solana is unsupported, and an address that is none is invalid', async () => {
  const solana = createSolana()
  expect(await failureFrom(solana.balance({ network: base, address }, unhurried))).toEqual({
    code: 'chain-unsupported',
    detail: 'Unsupported chain eip155:8453; expected a chain of Solana.',
  })
  expect(
    await failureFrom(solana.balance({ network: over('http://127.0.0.1:1'), address: '0OIl' }, unhurried)),
  ).toMatchObject({
    code: 'invalid-address',
  })
})
