import {
  encodeFunctionData,
  maxUint256,
  parseEther,
  parseUnits,
  type Abi,
  type Address,
  type Hex,
} from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import { pick } from '../registry/random.ts'
import { collectible, exchange, spamCollectible } from './sample-contracts.ts'
import type { SandboxToken } from './tokens.ts'

/** A planned transaction: its sender, content and gas limit. */
export type PlannedTransaction = {
  readonly from: Address
  readonly to: Address | null
  readonly data: Hex
  readonly value: bigint
  readonly gas: number
}

/** The participants of a history: its account, and two others with large balances. */
export type Cast = { readonly self: Address; readonly dealer: Address; readonly friend: Address }

type Storyteller = (random: () => number, cast: Cast, tokens: readonly SandboxToken[]) => PlannedTransaction

// The runtime code answers 42 to every call.
const smallContract = '0x600a600c600039600a6000f3602a60805260206080f3'
const gas = { coin: 80_000, token: 140_000, swap: 300_000, deploy: 400_000 }

/** The kinds of transactions of a history, with their weights. */
const happenings: readonly (readonly [weight: number, Storyteller])[] = [
  [14, (random, { self, dealer, friend }) => pay(self, pick(random, [dealer, friend]), coins(random))],
  [12, (random, { self, dealer }) => pay(dealer, self, coins(random))],
  [16, (random, { self, friend }, tokens) => give(random, tokens, self, friend)],
  [16, (random, { self, friend }, tokens) => give(random, tokens, friend, self)],
  [8, approve],
  [12, swap],
  [6, (random, { self }) => call(self, exchange.address, vote(random), gas.token)],
  [4, (_, { self }) => call(self, collectible.address, mintFor(self), gas.token)],
  [5, (_, { self, friend }) => call(friend, spamCollectible.address, mintFor(self), gas.token)],
  [3, (random, { self, dealer }) => call(dealer, exchange.address, payOut(random, self), gas.token)],
  [2, (_, { self }) => pay(self, self, 0n)],
  [1, (_, { self }) => ({ from: self, to: null, data: smallContract, value: 0n, gas: gas.deploy })],
  [4, (_, { self, friend }, tokens) => overspend(tokens, self, friend)],
]

/** Returns the preparation of a history: coins and tokens for the exchange, and its allowances. */
export function planGroundwork(
  { self, dealer }: Cast,
  tokens: readonly SandboxToken[],
): { readonly before: readonly PlannedTransaction[]; readonly first: readonly PlannedTransaction[] } {
  const stocked = stable(tokens)
  return {
    before: [
      pay(dealer, exchange.address, parseEther('20')),
      ...stocked.map((token) => move(dealer, exchange.address, token, '2500')),
    ],
    first: stocked.map((token) => call(self, token.address, allow(exchange.address, maxUint256), gas.token)),
  }
}

/** Returns the `count` transactions of an account's history, oldest first. */
export function planHistory(
  random: () => number,
  cast: Cast,
  tokens: readonly SandboxToken[],
  count: number,
): readonly PlannedTransaction[] {
  const hat = happenings.flatMap(([weight, happening]) => Array.from({ length: weight }, () => happening))
  return Array.from({ length: count }, () => pick(random, hat)(random, cast, tokens))
}

/** Returns a transfer of a token. */
export function move(from: Address, to: Address, token: SandboxToken, amount: string): PlannedTransaction {
  const args = [to, parseUnits(amount, token.decimals)]
  return call(from, token.address, encode(artifacts.SandboxToken, 'transfer', args), gas.token)
}

function give(random: () => number, tokens: readonly SandboxToken[], from: Address, to: Address) {
  const token = pick(random, tokens)
  const most = token.symbol === 'WBTC' ? 0.004 : 40
  return move(from, to, token, (0.0001 + random() * most).toFixed(4))
}

function approve(random: () => number, { self, friend }: Cast, tokens: readonly SandboxToken[]) {
  // The exchange's allowance stays unchanged, so that later swaps succeed.
  const amount = BigInt(Math.round(random() * 1_000)) * 1_000_000n
  return call(self, pick(random, tokens).address, allow(friend, amount), gas.token)
}

function swap(random: () => number, { self }: Cast, tokens: readonly SandboxToken[]) {
  const [one, other] = stable(tokens)
  if (!one || !other) throw new Error('The sandbox has no two tokens to change.')
  const [from, to] = random() < 0.5 ? [one, other] : [other, one]
  const amount = 1 + random() * 20
  const args = [
    from.address,
    parseUnits(amount.toFixed(4), from.decimals),
    to.address,
    parseUnits((amount * 0.9985).toFixed(4), to.decimals),
  ]
  return call(self, exchange.address, encode(artifacts.SandboxExchange, 'swap', args), gas.swap)
}

function overspend(tokens: readonly SandboxToken[], from: Address, to: Address) {
  const [token] = stable(tokens)
  if (!token) throw new Error('The sandbox has no token to overspend.')
  return move(from, to, token, '900000000')
}

function stable(tokens: readonly SandboxToken[]): readonly SandboxToken[] {
  return tokens.filter(({ symbol }) => symbol === 'USDC' || symbol === 'DAI')
}

function pay(from: Address, to: Address, value: bigint): PlannedTransaction {
  return { from, to, data: '0x', value, gas: gas.coin }
}

function call(from: Address, to: Address, data: Hex, most: number): PlannedTransaction {
  return { from, to, data, value: 0n, gas: most }
}

function coins(random: () => number): bigint {
  return parseEther((0.001 + random() * 0.4).toFixed(6))
}

function vote(random: () => number): Hex {
  return encode(artifacts.SandboxExchange, 'vote', [BigInt(Math.floor(random() * 4))])
}

function payOut(random: () => number, to: Address): Hex {
  return encode(artifacts.SandboxExchange, 'payOut', [to, parseEther((random() * 0.05).toFixed(6))])
}

function allow(spender: Address, amount: bigint): Hex {
  return encode(artifacts.SandboxToken, 'approve', [spender, amount])
}

function mintFor(owner: Address): Hex {
  return encode(artifacts.SandboxCollectible, 'mint', [owner])
}

function encode(artifact: { readonly abi: unknown }, functionName: string, args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: artifact.abi as Abi, functionName, args })
}
