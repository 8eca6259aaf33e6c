import { getAddress, isAddress, toHex, type Address, type Hex } from 'viem'
import { createRandom } from '../registry/random.ts'
import type { ChainCall } from './call-chain.ts'
import { fundedAccounts } from './funded-accounts.ts'
import { planGroundwork, planHistory, move, type Cast, type PlannedTransaction } from './history-plan.ts'
import { deployer, sampleContracts } from './sample-contracts.ts'
import type { SandboxToken } from './tokens.ts'

/** An order of a history: `count` transactions of an account, spread over the months before now. */
export type HistorySeed = { readonly address: string; readonly count: number; readonly months: number }

type Ask = (calls: readonly ChainCall[]) => Promise<readonly unknown[]>

const month = 30 * 86_400
const fewestPerBlock = 4
const mostBlocks = 128
const deployGas = 3_000_000

/** Sends an account's history on a running chain, in blocks with past times. Meanwhile the chain mines nothing by itself. */
export async function seedHistory(
  ask: Ask,
  tokens: readonly SandboxToken[],
  { address, count, months }: HistorySeed,
): Promise<void> {
  if (!isAddress(address, { strict: false })) throw new Error(`${address} is no address of an EVM chain.`)
  const cast = chooseCast(getAddress(address))
  const random = createRandom(count)
  const { before, first } = planGroundwork(cast, tokens)
  const groundwork = [...(await creations(ask, cast)), ...before]
  const beginning = [...(await provisions(ask, cast, tokens)), ...first]
  const rest = planHistory(random, cast, tokens, Math.max(0, count - beginning.length))
  const transactions = [...beginning, ...rest].slice(0, count)
  const perBlock = Math.max(fewestPerBlock, Math.ceil(transactions.length / mostBlocks))
  const now = Math.floor(Date.now() / 1_000)
  const begin = now - Math.round(months * month)
  const times = timesBetween(random, begin + 60, now - 60, Math.ceil(transactions.length / perBlock))
  const send = await createSender(ask, cast)
  try {
    await ask([['evm_setAutomine', [false]]])
    await ask([['evm_setTime', [begin]]])
    await send(groundwork, begin)
    for (const [index, time] of times.entries()) {
      await send(transactions.slice(index * perBlock, (index + 1) * perBlock), time)
    }
  } finally {
    await ask([['evm_setTime', [Math.floor(Date.now() / 1_000)]]])
    await ask([['evm_setAutomine', [true]]])
  }
}

/** Returns a function that sends transactions and mines them in one block with a given time. */
async function createSender(ask: Ask, cast: Cast) {
  const everybody = [...new Set(Object.values(cast))]
  const counts = await ask(
    everybody.map((address) => ['eth_getTransactionCount', [address, 'latest']] as const),
  )
  const nonces = new Map(everybody.map((address, index) => [address, Number(counts[index])]))
  return async (transactions: readonly PlannedTransaction[], time: number): Promise<void> => {
    const calls = transactions.map(({ from, to, data, value, gas }) => {
      const nonce = nonces.get(from) ?? 0
      nonces.set(from, nonce + 1)
      const fields = { from, data, value: toHex(value), gas: toHex(gas), nonce: toHex(nonce) }
      return ['eth_sendTransaction', [to === null ? fields : { ...fields, to }]] as const
    })
    if ((await ask(calls)).includes(undefined))
      throw new Error('The chain refused a transaction of the seed.')
    await ask([['evm_mine', [{ timestamp: time }]]])
  }
}

function chooseCast(self: Address): Cast {
  const others = fundedAccounts()
    .map(({ address }) => address)
    .filter((address) => address !== self)
  const [dealer, friend] = [others[0], others.at(-1)]
  if (!dealer || !friend) throw new Error('The chain has nobody to seed a history with.')
  return { self, dealer, friend }
}

async function creations(ask: Ask, { dealer }: Cast): Promise<readonly PlannedTransaction[]> {
  const codes = await ask(sampleContracts.map(({ address }) => ['eth_getCode', [address, 'latest']] as const))
  return sampleContracts
    .filter((_, index) => codes[index] === '0x')
    .map(({ creation }) => ({ from: dealer, to: deployer, data: creation, value: 0n, gas: deployGas }))
}

/** Makes the node accept transactions of a foreign account, and gives the account a balance. */
async function provisions(
  ask: Ask,
  { self, dealer }: Cast,
  tokens: readonly SandboxToken[],
): Promise<readonly PlannedTransaction[]> {
  if (fundedAccounts().some(({ address }) => address === self)) return []
  const [balance] = (await ask([['eth_getBalance', [self, 'latest']]])) as readonly [Hex]
  await ask([
    ['anvil_impersonateAccount', [self]],
    ['anvil_setBalance', [self, toHex(BigInt(balance) + 500n * 10n ** 18n)]],
  ])
  return tokens.map((token) => move(dealer, self, token, token.symbol === 'WBTC' ? '2' : '5000'))
}

/** Returns ascending random times between two, in seconds. */
function timesBetween(random: () => number, from: number, to: number, count: number): readonly number[] {
  const span = Math.max(to - from, count)
  const times = Array.from({ length: count }, () => Math.floor(random() * (span - count))).sort(
    (left, right) => left - right,
  )
  return times.map((time, index) => from + time + index)
}
