import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Keypair } from '@solana/web3.js'
import { expect, onTestFinished, test } from 'vitest'
import { toBase58 } from '../../../core/domain/values/base58.ts'
import type { RootState } from '../../../core/reducers/root.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { connectingWalletConnectView } from '../../../core/view-models/pairing/connecting-wallet-connect.ts'
import { terminalWorld } from '../../../entries/terminal-world.ts'
import type { WalletQuestion } from '../../../core/domain/connection/wallet-question.ts'
import { eventually } from '../../eventually.ts'

// Account 0 of the test phrase that everybody knows; worthless anywhere but on local chains.
const privateKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const walletKey = 'dev.latchkey.local-key'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

async function served(body: unknown): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/endpoints.json' ? 200 : 404
    response.end(JSON.stringify(body))
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function world(
  sandbox: string,
  approve: (question: WalletQuestion) => Promise<boolean>,
  networks: readonly string[] | null = null,
) {
  return terminalWorld('0.0.0')({
    projectId: null,
    sandbox,
    approve,
    copy: () => {},
    profile: null,
    networks,
    signIn: false,
    warn: () => {},
  })
}

const endpoints = {
  demo: null,
  registry: 'http://127.0.0.1:9',
  chains: { 'eip155:1': 'http://127.0.0.1:9', 'eip155:137': 'http://127.0.0.1:9' },
  accounts: [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', privateKey }],
}

test('the contract of the swaps of a sandbox is known on its chains of EVM', async () => {
  const spender = '0x00000000000000000000000000000000000000f5'
  const { latchkey, dispose } = await world(
    await served({
      ...endpoints,
      chains: { ...endpoints.chains, [devnet]: 'http://127.0.0.1:9' },
      swaps: { spender },
    }),
    async () => true,
    ['eip155:1', devnet],
  )
  expect(latchkey.state().options?.swapSpenders).toEqual({ 'eip155:1': [spender] })
  await dispose()
})

test('a sandbox gives its networks and a wallet over its accounts, which asks before each step', async () => {
  const asked: WalletQuestion[] = []
  const { latchkey, dispose } = await world(
    await served(endpoints),
    async (question) => asked.push(question) > 0,
  )
  const session = await latchkey.connect({ wallet: walletKey })
  await latchkey.switchNetwork('eip155:137')
  expect(session.namespaces[0]?.accounts).toHaveLength(1)
  expect(latchkey.state().options?.networks.map(({ id }) => id)).toEqual(['eip155:1', 'eip155:137'])
  expect(asked).toEqual([{ kind: 'connect' }, { kind: 'switch-network', chainId: 'eip155:137' }])
  latchkey.stop()
  await dispose()
})

test('a sandbox with Solana provides a wallet, and no tape contains its keys', async () => {
  const pair = Keypair.fromSeed(new Uint8Array(32).fill(1))
  const secretKey = toBase58(pair.secretKey)
  const sandbox = await served({ ...endpoints, solana: { accounts: [{ secretKey }] } })
  const { latchkey, dispose } = await world(sandbox, async () => true, ['eip155:1', devnet])
  const { namespaces } = await latchkey.connect({ wallet: 'standard:Local Solana key wallet' })
  await latchkey.connect({ wallet: walletKey })
  expect(namespaces).toMatchObject([{ chainId: devnet, accounts: [pair.publicKey.toBase58()] }])
  expect(latchkey.state().connection.byNamespace).toMatchObject({ eip155: {}, solana: {} })
  expect(JSON.stringify(latchkey.recording())).not.toContain(secretKey.slice(0, 20))
  latchkey.stop()
  await dispose()
})

test('the networks asked for are offered, each over the sandbox alone', async () => {
  const sandbox = await served(endpoints)
  const { latchkey, dispose } = await world(sandbox, async () => true, ['eip155:137', devnet])
  expect(latchkey.state().options?.networks).toMatchObject([
    { id: 'eip155:137', rpcUrls: [endpoints.chains['eip155:137']] },
    { id: devnet, rpcUrls: [sandbox] },
  ])
  await dispose()
})

test.each([
  ['the sandbox’s own', 'http://127.0.0.1:10'],
  ['the sandbox itself where that part does not run', null],
])('the sandbox uses %s instead of the public RPC endpoint', async (_, blockchainApi) => {
  const sandbox = await served({ ...endpoints, blockchainApi })
  const { latchkey, dispose } = await world(sandbox, async () => true)
  expect(latchkey.state().options?.endpoints.blockchainApi).toBe(blockchainApi ?? sandbox)
  await dispose()
})

test('a refusal of the owner rejects', async () => {
  const { latchkey, dispose } = await world(await served(endpoints), async () => false)
  await expect(latchkey.connect({ wallet: walletKey })).rejects.toMatchObject({ code: 'user-rejected' })
  latchkey.stop()
  await dispose()
})

test('the private keys are on no tape', async () => {
  const { latchkey, dispose } = await world(await served(endpoints), async () => true)
  await latchkey.connect({ wallet: walletKey })
  expect(JSON.stringify(latchkey.recording())).not.toContain(privateKey.slice(2, 20))
  latchkey.stop()
  await dispose()
})

test('a sandbox without a relay reports it as unreachable and never uses the public one', async () => {
  const url = await served(endpoints)
  const { latchkey, dispose } = await world(url, async () => true)
  void latchkey.open()
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  await eventually(() =>
    expect(connectingWalletConnectView(latchkey.state() as RootState).parts.status).toMatchObject({
      title: "Couldn't reach the connection service",
    }),
  )
  expect(latchkey.state().options?.endpoints.relay).toBe(url.replace('http', 'ws'))
  expect(latchkey.state().device).toEqual({ kind: 'terminal', isTelegram: false, hasFrame: false })
  latchkey.stop()
  await dispose()
})

test('the sandbox relay is used for pairing', async () => {
  const relay = 'ws://127.0.0.1:9'
  const { latchkey, dispose } = await world(await served({ ...endpoints, relay }), async () => true)
  expect(latchkey.state().options?.endpoints.relay).toBe(relay)
  await dispose()
})

test('a URL that is not a sandbox is reported', async () => {
  const url = await served({ hello: 'world' })
  await expect(world(url, async () => true)).rejects.toThrow(
    `${url}/endpoints.json is no sandbox with chains; expected its registry, chains and accounts.`,
  )
})
