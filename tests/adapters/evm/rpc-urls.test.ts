import { expect, test } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { defaultPorts } from '../../../adapters/ports/default-ports.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { reachedBy } from '../../../core/domain/network/node-urls.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import { parseOptions } from '../../../core/domain/options/parse-options.ts'
import { alice } from '../../../fixtures/people.ts'
import { unhurried, valueOf } from '../answers.ts'
import { nobody, sendJson, serve } from '../serve.ts'

const { address } = alice
const own = 'https://own.example/key'
const byEndpoint = 'https://rpc.example/v1?chainId=eip155%3A1&projectId=my-project'
const byMainnet = 'https://eth.merkle.io/'

/** The URLs that are asked for a balance when all of `dead` answer with an error. */
async function asked(network: Network, dead: readonly string[] = []): Promise<readonly string[]> {
  const urls: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new Request(input).url
    urls.push(url)
    return dead.includes(url)
      ? new Response(null, { status: 404 })
      : Response.json({ jsonrpc: '2.0', id: 1, result: '0x5' })
  }
  const endpoint = { base: 'https://rpc.example', projectId: 'my-project' }
  await valueOf(createEvm({ fetch, endpoint }).balance({ network, address }, unhurried))
  return urls
}

test('the RPC URL of the host wins', async () => {
  expect(await asked(reachedBy(mainnet, { 'eip155:1': [own] }))).toEqual([own])
})

test('when it is down, the RPC endpoint is asked, and when that is down, the URL of the chain', async () => {
  const network = reachedBy(mainnet, { 'eip155:1': [own] })
  expect(await asked(network, [own])).toEqual([own, byEndpoint])
  expect(await asked(network, [own, byEndpoint])).toEqual([own, byEndpoint, byMainnet])
})

test('the RPC endpoint is asked first without URLs of the host', async () => {
  expect(await asked(mainnet)).toEqual([byEndpoint])
})

test('URLs of the host replace all others of the network', async () => {
  const alone = { ...mainnet, rpcUrls: [own, 'https://spare.example/'] }
  expect(await asked(alone, [own])).toEqual([own, 'https://spare.example/'])
})

test('a chain that the RPC endpoint does not serve is asked directly', async () => {
  const rpcUrls = ['https://rpc.soneium.org/']
  expect(await asked({ ...mainnet, id: 'eip155:1868', rpcUrls })).toEqual(rpcUrls)
})

test('a URL that is named twice is asked once', async () => {
  const network = reachedBy(mainnet, { 'eip155:1': [own, ...mainnet.rpcUrls] })
  expect(await asked(network, [own, byEndpoint])).toEqual([own, byEndpoint, byMainnet])
})

test('the endpoint of the options is asked in the name of the project', async () => {
  const { base, requests } = await serve((_, response) =>
    sendJson(response, { jsonrpc: '2.0', id: 1, result: '0x5' }),
  )
  const options = parseOptions({
    projectId: 'my-project',
    networks: [mainnet],
    rpcUrls: { 'eip155:1': await nobody() },
    endpoints: { blockchainApi: base },
  })
  const { ports } = defaultPorts(options)
  const network = reachedBy(mainnet, options.rpcUrls)
  expect(await valueOf(ports.chains.eip155.balance({ network, address }, unhurried))).toEqual({ amount: '5' })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /v1?chainId=eip155%3A1&projectId=my-project',
  ])
})
