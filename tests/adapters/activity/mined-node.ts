import { encodeAbiParameters, encodeEventTopics, erc20Abi } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { findEvmSettlement } from '../../../adapters/activity/find-evm-settlement.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import type { RequestedTransaction } from '../../../core/domain/operations/request/requested-transaction.ts'
import type { Json } from '../../../core/domain/values/json.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { unhurried } from '../answers.ts'

export const hash = `0x${'ab'.repeat(32)}` as const
export const bundler = '0x00000000000000000000000000000000000b0d1e'
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
export const router = '0x00000000000000000000000000000000000f0f0f'

/** A whole ether, as JSON-RPC writes it. */
export const ether = '0xde0b6b3a7640000'

/** When the wallet was asked, and the time of the block that its transaction is in, in seconds since 1970. */
export const askedAt = 1_700_000_000_000
const minedAt = askedAt / 1000 + 5

const word = (amount: bigint) => amount.toString(16).padStart(64, '0')

/** The data of a transfer of a token. */
export function transferData(to: string, amount: bigint): string {
  return `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${word(amount)}`
}

/** A payment of one ether from Alice to Bob, as her wallet is asked for it. */
export const payment: RequestedTransaction = { call: { to: bob.address, value: ether, data: '0x' } }

/** Five USDC from Alice to Bob, as her wallet is asked for them. */
export const fiveDollars: RequestedTransaction = {
  call: { to: usdc, value: '0x0', data: transferData(bob.address, 5_000_000n) },
}

/** What a token tells of a transfer. */
export function transferLog(from: string, to: string, amount: bigint, token: string = usdc) {
  const args = { from: from as `0x${string}`, to: to as `0x${string}` }
  return {
    address: token.toLowerCase(),
    topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args }),
    data: `0x${word(amount)}`,
  }
}

/** What a token tells of an approval of Alice. */
export function approvalLog(spender: `0x${string}`, amount: bigint) {
  const args = { owner: alice.address, spender }
  return {
    address: usdc,
    topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Approval', args }),
    data: `0x${word(amount)}`,
  }
}

/** What the EntryPoint tells of an operation of an account, whose gas cost it itself so much, or a paymaster. */
export function operationLog(
  sender: string = alice.address,
  { success = true, cost = 0n, paymaster = `0x${'0'.repeat(40)}` } = {},
) {
  const parties = { userOpHash: hash, sender: sender as `0x${string}`, paymaster: paymaster as `0x${string}` }
  return {
    address: entryPoint07Address,
    topics: encodeEventTopics({ abi: entryPoint07Abi, eventName: 'UserOperationEvent', args: parties }),
    data: encodeAbiParameters(
      [{ type: 'uint256' }, { type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }],
      [1n, success, cost, 3n],
    ),
  }
}

/** What a node knows of one mined transaction and of the accounts around it. */
export type Known = {
  readonly transaction?: Readonly<Record<string, unknown>>
  readonly receipt?: Readonly<Record<string, unknown>>
  /** Balances before its block and after it, by address in small letters. */
  readonly balances?: Readonly<Record<string, readonly [bigint, bigint]>>
  /** Who is a contract, in small letters. */
  readonly contracts?: readonly string[]
  /** The times of its block and of the last one, in seconds since 1970. */
  readonly times?: readonly [number, number]
  /** The times of the blocks that follow, one for each look, in seconds since 1970. */
  readonly moved?: readonly number[]
  /** What a node refuses to tell. */
  readonly untold?: readonly string[]
  /** What a node has not read yet. */
  readonly unread?: readonly string[]
}

/** What Alice's wallet sent by itself, as she was asked for the payment. */
export const sentByAlice = {
  hash,
  from: alice.address.toLowerCase(),
  to: bob.address.toLowerCase(),
  value: ether,
  input: '0x',
  nonce: '0x7',
}

/** Looks for a transaction over nodes that know it, and returns what the first look says. */
export function lookedFor(
  known: Known,
  asked: RequestedTransaction | null = payment,
  more: { readonly lastNonce?: number; readonly now?: number } = {},
) {
  return lookingFor(known, asked, more)()
}

/** Returns what looks again and again. */
export function lookingFor(
  known: Known,
  asked: RequestedTransaction | null = payment,
  { lastNonce, now = askedAt + 10_000 }: { readonly lastNonce?: number; readonly now?: number } = {},
) {
  const transaction = { ...sentByAlice, ...known.transaction }
  const receipt = {
    transactionHash: hash,
    blockNumber: '0x64',
    status: '0x1',
    from: transaction.from,
    to: transaction.to,
    gasUsed: '0x0',
    effectiveGasPrice: '0x0',
    logs: [],
    ...known.receipt,
  }
  const [own, last] = known.times ?? [minedAt, minedAt]
  const heads = [last, ...(known.moved ?? [])]
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getTransactionReceipt: () => receipt,
    eth_getTransactionByHash: () => transaction,
    eth_getBlockByNumber: ([block]) => {
      const time = block === 'latest' ? (heads.length > 1 ? heads.shift() : heads[0]) : own
      return { timestamp: `0x${Number(time).toString(16)}` }
    },
    eth_getCode: ([address]) => (known.contracts?.includes(String(address).toLowerCase()) ? '0x6001' : '0x'),
    eth_getTransactionCount: ([, block]) => (block === '0x63' ? '0x7' : '0x8'),
    eth_getBalance: ([address, block]) => {
      const [before, after] = known.balances?.[String(address).toLowerCase()] ?? [0n, 0n]
      return `0x${(block === '0x63' ? before : after).toString(16)}`
    },
  }
  const evm = {
    ask: async ({ method, params }: { readonly method: string; readonly params: unknown }) => {
      if (known.untold?.includes(method)) throw new Error('The node does not tell.')
      if (known.unread?.includes(method)) return null
      return (answers[method]?.(params as readonly unknown[]) ?? null) as Json
    },
  }
  const question = {
    network: mainnet,
    address: alice.address,
    hash,
    nonce: null,
    ...(asked && { asked }),
    askedAt,
  }
  const look = findEvmSettlement(
    evm,
    { ...question, ...(lastNonce !== undefined && { lastNonce }) },
    () => now,
  )
  return () => look(unhurried)
}
