import { expect, test } from 'vitest'
import { fakeOnRamp } from '../../../adapters/fake/fake-on-ramp.ts'
import { fakeSend } from '../../../adapters/fake/fake-send.ts'
import { fakeSwap } from '../../../adapters/fake/fake-swap.ts'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { requestFields } from '../../../core/domain/verbs/verb-request.ts'
import type { RequestVerb } from '../../../core/domain/verbs/verb-request.ts'
import { sendArguments } from '../../../core/domain/send/arguments.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { checkedLatchkey } from '../../../entries/checked-latchkey.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { accountNaming } from '../../../renderers/headless/account-naming.ts'
import { accountReader } from '../../../renderers/headless/account-reader.ts'
import { walletOnRamp } from '../../../renderers/headless/wallet-on-ramp.ts'
import { walletPairing } from '../../../renderers/headless/wallet-pairing.ts'
import { walletSend } from '../../../renderers/headless/wallet-send.ts'
import { walletSignIn } from '../../../renderers/headless/wallet-sign-in.ts'
import { walletSwap } from '../../../renderers/headless/wallet-swap.ts'
import { latchkeyConnector } from '../../../renderers/providers/wagmi-connector.ts'
import { eventually } from '../../eventually.ts'
import { ether, usdc } from '../effects/send/story.ts'
import { ethToken, usdcToken } from '../effects/swap/story.ts'

type Given = Readonly<Record<string, unknown>>
type Call = {
  /** The fields without which the verb is refused. */
  readonly required: Given
  readonly optional: readonly string[]
  readonly call: (latchkey: Latchkey, given: never) => unknown
}

/** The receiver has no key, which is a risk. */
const transfer = { token: 'native', amount: '0.1', receiver: '0x000000000000000000000000000000000000dEaD' }
const order = { from: 'native', to: usdcToken.address, amount: '0.1' }
const money = { amount: '25' }

/** Stops what a visitor or a wallet would end, once it has begun. */
const ended = async (latchkey: Latchkey, begun: Promise<unknown>, isBegun: () => boolean) => {
  begun.catch(() => {})
  await eventually(() => expect(isBegun()).toBe(true))
  latchkey.stop()
  return begun
}

const verbs: Readonly<Record<RequestVerb, Call>> = {
  ready: { required: {}, optional: ['namespace'], call: ({ ready }, given) => ready(given) },
  open: {
    required: {},
    optional: ['view', 'wallet'],
    call: (latchkey, given) => ended(latchkey, latchkey.open(given), () => latchkey.state().modal.open),
  },
  connect: {
    required: { wallet: harbor.wallet.key },
    optional: ['signal'],
    call: ({ connect }, given) => connect(given),
  },
  disconnect: { required: {}, optional: ['namespace'], call: ({ disconnect }, given) => disconnect(given) },
  request: {
    required: { method: 'eth_chainId' },
    optional: ['params', 'namespace', 'signal'],
    call: ({ request }, given) => request(given),
  },
  switchNetwork: {
    required: {},
    optional: ['signal'],
    call: ({ switchNetwork }, given) => switchNetwork('eip155:8453', given),
  },
  begin: {
    required: {},
    optional: ['wallet'],
    call: (latchkey, given) => {
      const { begin, state } = walletPairing(latchkey)
      return ended(latchkey, begin(given), () => state().status !== 'idle')
    },
  },
  signIn: {
    required: {},
    optional: ['signal'],
    call: (latchkey, given) => walletSignIn(latchkey).signIn(given),
  },
  register: {
    required: {},
    optional: ['signal'],
    call: (latchkey, given) => accountNaming(latchkey).register('lamplighter', given),
  },
  send: {
    required: transfer,
    optional: ['accept', 'signal'],
    call: (latchkey, given) => walletSend(latchkey).send(given),
  },
  'quote of sendings': {
    required: transfer,
    optional: [],
    call: (latchkey, given) => walletSend(latchkey).quote(given),
  },
  swap: {
    required: order,
    optional: ['slippage', 'accept', 'signal'],
    call: (latchkey, given) => walletSwap(latchkey).swap(given),
  },
  'quote of swaps': {
    required: order,
    optional: ['slippage'],
    call: (latchkey, given) => walletSwap(latchkey).quote(given),
  },
  buy: {
    required: money,
    optional: ['payment', 'method', 'purchase', 'provider', 'accept'],
    call: (latchkey, given) => walletOnRamp(latchkey).buy(given),
  },
  'quote of purchases': {
    required: money,
    optional: ['payment', 'method', 'purchase'],
    call: (latchkey, given) => walletOnRamp(latchkey).quote(given),
  },
}

/** How a call ends for a visitor who is connected, with what it resolves or rejects. */
async function outcomeOf({ required, call }: Call, more: Given): Promise<unknown> {
  const {
    latchkey: bare,
    injected,
    evm,
  } = startStory({
    ports: {
      onRamp: fakeOnRamp(),
      send: fakeSend(),
      swap: fakeSwap({ tokens: [ethToken, usdcToken], prices: { coin: '2000', [usdcToken.address]: '1' } }),
      tokenBalances: fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: [ether, usdc] } }),
    },
  })
  const latchkey = checkedLatchkey(bare, bare.state().options as never, { canSignIn: false })
  await latchkey.connect({ wallet: harbor.wallet.key })
  injected.answer('request', '0x1')
  for (let times = 0; times < 20; times += 1) evm.answer('ask', '0x249f0')
  try {
    return { result: await call(latchkey, { ...required, ...more } as never) }
  } catch (error) {
    const { name, code, message } = error as { name: string; code?: string; message: string }
    return { name, code, message }
  } finally {
    latchkey.stop()
  }
}

test('the table has every field of every verb', () => {
  const said = Object.entries(verbs).map(([verb, { required, optional }]) => [
    verb,
    [...Object.keys(required), ...optional].toSorted(),
  ])
  const known = Object.entries(requestFields).map(([verb, fields]) => [verb, fields.toSorted()])
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(known))
})

test.each(Object.entries(verbs))('an optional field of %s that is null was not given', async (_, verb) => {
  const without = await outcomeOf(verb, {})
  expect(without).not.toMatchObject({ code: 'bad-request' })
  const each = verb.optional.map((name) => [name])
  for (const names of [...each, verb.optional]) {
    const nulls = Object.fromEntries(names.map((name) => [name, null]))
    expect([names, await outcomeOf(verb, nulls)]).toEqual([names, without])
  }
})

test('a risk is not accepted by null', async () => {
  expect(await outcomeOf(verbs.send, { accept: null })).toMatchObject({ code: 'risk-not-accepted' })
})

test('an argument of a view that is null was not given', async () => {
  const { latchkey } = startStory()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const nothing = Object.fromEntries(Object.keys(sendArguments).map((name) => [name, null]))
  void latchkey.open({ view: 'WalletSend', ...nothing, token: 'native' } as never)
  expect(latchkey.state().router.history).toEqual([{ view: 'WalletSend', token: 'native' }])
})

test('a reader takes a namespace that is null for none', async () => {
  const { latchkey } = startStory()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const reader = accountReader(latchkey)
  for (const read of [reader.account, reader.state, reader.balance, reader.tokens])
    expect(read({ namespace: null } as never)).toEqual(read())
  reader.switchAddress({ address: bob.address, namespace: null } as never)
  expect(reader.account().address).toBe(bob.address)
})

test('a connector of wagmi takes a name or an icon that is null for none', () => {
  const { latchkey } = startStory()
  const made = latchkeyConnector(latchkey, { name: null, icon: null } as never)({
    chains: [],
    emitter: {},
  } as never)
  expect([made.name, made.icon]).toEqual(['Latchkey', undefined])
})
