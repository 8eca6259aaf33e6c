import { Connection, PublicKey } from '@solana/web3.js'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainWatch } from '../../../adapters/chain-socket/chain-watch.ts'
import { socketTimes } from '../../../adapters/chain-socket/chain-socket.ts'
import type { Socket } from '../../../adapters/chain-socket/subscribed.ts'
import { fakeChain } from '../../../adapters/fake/fake-chain.ts'
import type { BalanceWatch } from '../../../core/ports/balance-watch.ts'
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import { startSolana } from '../../../sandbox/solana/start-solana.ts'
import type { SolanaPart } from '../../../sandbox/solana/start-solana.ts'
import { eventually } from '../../eventually.ts'
import { startAnvil } from '../anvil.ts'
import { listenTo, unhurried } from '../answers.ts'
import { solanaPeople } from '../wallet-standard/standard-wallet.ts'

const nobody = '0x00000000000000000000000000000000000A11cE'

let anvil: Awaited<ReturnType<typeof startAnvil>>
let solana: SolanaPart
beforeAll(async () => {
  anvil = await startAnvil(1)
  solana = await startSolana({ port: 0, stateFolder: null })
})
afterAll(async () => {
  await anvil.stop()
  await solana.stop()
})

/** Sockets as browsers have them; Node's own came later. */
const overSockets = {
  createSocket: (url: string) => new WebSocket(url).on('error', () => {}) as unknown as Socket,
  times: { ...socketTimes, firstWait: 20 },
}

/** Something that changes a balance, and the watch that should say so. */
type World = {
  readonly watch: BalanceWatch
  readonly request: { readonly url: string; readonly address: string }
  readonly begin?: () => void
  readonly pay: () => unknown
}

function watchContract(name: string, createWorld: () => World): void {
  test(`${name}: says that it stands, and then what happens, until it is taken back`, async () => {
    const { watch, request, begin, pay } = createWorld()
    const abort = new AbortController()
    const told = listenTo(watch.watch(request, abort.signal))
    begin?.()
    await eventually(() => expect(told.values).toEqual([{ kind: 'subscribed' }]))
    await pay()
    await eventually(() => expect(told.values[1]).toEqual({ kind: 'changed' }))
    abort.abort()
    expect(told.hasEnded()).toBe(true)
  })
}

watchContract('a real chain of Ethereum', () => ({
  watch: createChainWatch('newBlocks', overSockets),
  request: { url: anvil.url.replace('http', 'ws'), address: nobody },
  pay: () => callChain(anvil.url, 'evm_mine', []),
}))

watchContract('a real chain of Solana', () => ({
  watch: createChainWatch('accountChanges', overSockets),
  request: { url: solana.socketUrl, address: solanaPeople.alice },
  pay: () => new Connection(solana.url).requestAirdrop(new PublicKey(solanaPeople.alice), 1_000_000_000),
}))

watchContract('the fake', () => {
  const chain = fakeChain()
  return {
    watch: chain,
    request: { url: 'wss://node.example', address: nobody },
    begin: () => chain.tellNews('subscribed'),
    pay: () => chain.tellNews('changed'),
  }
})

test('a world without sockets reports lost', () => {
  const told = listenTo(
    createChainWatch('newBlocks', { createSocket: null }).watch(
      { url: anvil.url, address: nobody },
      unhurried,
    ),
  )
  expect(told.values).toEqual([{ kind: 'lost' }])
})

test('a socket that a real node drops is opened again', async () => {
  const abort = new AbortController()
  const request = { url: solana.socketUrl, address: solanaPeople.alice }
  const told = listenTo(createChainWatch('accountChanges', overSockets).watch(request, abort.signal))
  await eventually(() => expect(told.values).toHaveLength(1))
  solana.faults.order({ fault: 'refuse', times: 1 })
  await eventually(() =>
    expect(told.values.map(({ kind }) => kind)).toEqual(['subscribed', 'lost', 'subscribed']),
  )
  abort.abort()
})
