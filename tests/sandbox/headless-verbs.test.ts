import { Keypair } from '@solana/web3.js'
import { expect, onTestFinished, test } from 'vitest'
import {
  accountNaming,
  accountReader,
  walletOnRamp,
  walletSend,
  walletSignIn,
  walletSwap,
} from '../../entries/headless.ts'
import { terminalWorld } from '../../entries/terminal-world.ts'
import { ercUnits, splUnits } from '../e2e/tokens/held-units.ts'
import { devnet } from '../e2e/send/solana-visitor.ts'
import { eventually } from '../eventually.ts'
import { localSolanaWallet, localWallet, terminalSandbox } from '../terminal-sandbox.ts'
import { onRampVisit } from './on-ramp/on-ramp-visit.ts'

const chain = 'eip155:1'
const sandbox = terminalSandbox('solana', 'on-ramp', 'sign-in')

const usdc = () => sandbox().endpoints.tokens[chain]?.find(({ symbol }) => symbol === 'USDC')?.address ?? ''
const receiver = () => sandbox().endpoints.accounts[5]?.address ?? ''

/** A host that draws nothing, connected to a wallet that approves whatever it is asked. */
async function host({ network = chain, wallet = localWallet, signIn = false } = {}) {
  const { latchkey, dispose } = await terminalWorld('0.0.0')({
    projectId: null,
    sandbox: sandbox().endpoints.demo ?? '',
    profile: null,
    networks: [network],
    approve: async () => true,
    copy: () => {},
    signIn,
    warn: () => {},
  })
  onTestFinished(async () => {
    latchkey.stop()
    await dispose()
  })
  latchkey.start()
  await latchkey.connect({ wallet })
  const reader = accountReader(latchkey)
  const isConfirmed = (hash: string) =>
    eventually(() =>
      expect(reader.activity().sent.find((one) => one.hash === hash)?.settlement?.outcome).toBe('confirmed'),
    )
  return { latchkey, reader, isConfirmed }
}

test('a headless host sends a token to a name and reads its confirmation', async () => {
  const { latchkey, isConfirmed } = await host()
  const keeper = { owner: sandbox().endpoints.accounts[6]?.address ?? '', symbol: 'USDC' }
  const before = await ercUnits(sandbox(), keeper)
  const { hash } = await walletSend(latchkey).send({
    token: usdc(),
    amount: '1.234567',
    receiver: 'keeper.eth',
  })
  await isConfirmed(hash)
  expect((await ercUnits(sandbox(), keeper)) - before).toBe(1_234_567n)
})

test('a host without views sends the coin', { tags: 'thorough' }, async () => {
  const { latchkey, isConfirmed } = await host()
  const { hash } = await walletSend(latchkey).send({ token: 'native', amount: '0.25', receiver: receiver() })
  await isConfirmed(hash)
})

test('a host without views sends a token of Solana to somebody new', async () => {
  const { latchkey, isConfirmed } = await host({
    network: devnet,
    wallet: localSolanaWallet,
  })
  const owner = Keypair.generate().publicKey.toBase58()
  const token = sandbox().endpoints.solana?.tokens.find(({ symbol }) => symbol === 'USDC')?.mint ?? ''
  const { hash } = await walletSend(latchkey).send({ token, amount: '2', receiver: owner })
  await isConfirmed(hash)
  expect(await splUnits(sandbox(), { owner, symbol: 'USDC' })).toBe(2_000_000n)
})

test('a host without views swaps, and gets no less than it was quoted', async () => {
  const { latchkey, reader, isConfirmed } = await host()
  const order = { from: 'native', to: usdc(), amount: '0.5' }
  const holding = { owner: reader.account().address ?? '', symbol: 'USDC' }
  const before = await ercUnits(sandbox(), holding)
  const { minimum, symbol } = await walletSwap(latchkey).quote(order)
  expect(symbol).toBe('USDC')
  const { hash } = await walletSwap(latchkey).swap(order)
  await isConfirmed(hash)
  expect((await ercUnits(sandbox(), holding)) - before >= BigInt(minimum)).toBe(true)
})

test('a headless host gets a payment link and reads the completed purchase', async () => {
  const { latchkey } = await host()
  const { order, pay } = onRampVisit(sandbox)
  const shop = walletOnRamp(latchkey)
  const { link } = await shop.buy({ amount: '100' })
  await pay(await order(link), '4242 4242 4242 4242')
  await eventually(() => expect(shop.purchase()?.status).toBe('bought'))
})

test('a headless host registers a free name', async () => {
  const { latchkey } = await host()
  const naming = accountNaming(latchkey)
  expect(await naming.find('lighthouse')).toEqual({ isFree: true, suggestions: [] })
  expect(await naming.register('lighthouse')).toEqual({ name: 'lighthouse.wcn.id' })
  expect((await naming.find('lighthouse')).isFree).toBe(false)
})

test('a host without views signs in at its server with the wallet, and out again, and the wallet stays', async () => {
  const { latchkey, reader } = await host({ signIn: true })
  const server = walletSignIn(latchkey)
  const { address } = reader.account()
  expect(await server.signIn()).toEqual({ address, chainId: chain })
  expect(server.state()).toMatchObject({ status: 'signed-in', session: { address } })
  await server.signOut()
  expect([server.state().status, reader.account().address]).toEqual(['signed-out', address])
})
