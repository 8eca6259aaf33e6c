import { getAddress, isAddress } from 'viem'
import { isSameAddress } from '../../core/domain/account/same-account.ts'
import type { BalanceChange, Permission } from '../../core/domain/preflight/evidence.ts'
import { quantity } from '../activity/transaction-action.ts'

type Log = { readonly address: string; readonly topics: readonly string[]; readonly data: string }

/** The effects in the logs beside the watched balances: other tokens that moved, approvals, and collectibles that left the account. */
export type LoggedEffects = {
  readonly changes: readonly BalanceChange[]
  readonly permissions: readonly Permission[]
  readonly collectibles: readonly string[]
}

/** The first topics of the events of ERC-20, ERC-721 and ERC-1155 that move tokens or approve a spender. */
const events = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
} as const

/** Addresses under which nodes and chains log transfers of the coin (`traceTransfers`, EIP-7708). Balances show these anyway. */
const coinLogs: ReadonlySet<string> = new Set([
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0xfffffffffffffffffffffffffffffffffffffffe',
])

/** Reads the effects of logs on an account. Invalid logs are left out. */
export function loggedEffects(given: readonly unknown[], account: string): LoggedEffects {
  const logs = given.flatMap((log) => logOf(log) ?? [])
  return {
    changes: changesIn(logs, account),
    permissions: logs.flatMap((log) => permissionIn(log, account) ?? []),
    collectibles: logs.filter((log) => takesCollectible(log, account)).map(({ address }) => address),
  }
}

function changesIn(logs: readonly Log[], account: string): readonly BalanceChange[] {
  const sums = new Map<string, bigint>()
  for (const { address, topics, data } of logs) {
    const amount = quantity(data)
    if (topics[0] !== events.transfer || topics.length !== 3 || amount === null) continue
    if (coinLogs.has(address.toLowerCase())) continue
    const isOut = isSameAddress(addressIn(topics[1]), account)
    const isIn = isSameAddress(addressIn(topics[2]), account)
    if (isOut !== isIn) sums.set(address, (sums.get(address) ?? 0n) + (isIn ? amount : -amount))
  }
  return [...sums].map(([token, change]) => ({ token, holder: account, change: String(change) }))
}

function permissionIn({ address, topics, data }: Log, account: string): Permission | null {
  const [event, owner, spender] = topics
  if (!isSameAddress(addressIn(owner), account) || spender === undefined) return null
  const given = { token: address, spender: addressIn(spender) }
  if (event === events.approvalForAll) return quantity(data) === 0n ? null : { ...given, amount: null }
  if (event !== events.approval) return null
  const isCollectible = topics.length === 4
  if (isCollectible) return BigInt(spender) === 0n ? null : { ...given, amount: null }
  const amount = quantity(data)
  return { ...given, amount: amount === null ? null : String(amount) }
}

function takesCollectible({ topics }: Log, account: string): boolean {
  const [event, first, second] = topics
  if (event === events.transfer) return topics.length === 4 && isSameAddress(addressIn(first), account)
  const isOfMany = event === events.transferSingle || event === events.transferBatch
  return isOfMany && isSameAddress(addressIn(second), account)
}

function addressIn(topic: string | undefined): string {
  const address = `0x${(topic ?? '').slice(-40)}`
  return isAddress(address, { strict: false }) ? getAddress(address) : ''
}

function logOf(value: unknown): Log | null {
  const { address, topics, data } = Object(value) as Readonly<Record<string, unknown>>
  if (typeof address !== 'string' || typeof data !== 'string' || !Array.isArray(topics)) return null
  return isAddress(address, { strict: false }) && topics.every((topic) => typeof topic === 'string')
    ? { address: getAddress(address), topics, data }
    : null
}
