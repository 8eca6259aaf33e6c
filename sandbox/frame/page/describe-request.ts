import { decodeFunctionData, erc20Abi, formatEther, formatUnits, getAddress, type Hex } from 'viem'
import { readTransaction } from '../../browser-wallet/transaction.ts'
import { signingMethods } from '../../phone/signing-methods.ts'
import { readCallsRequest } from '../calls-request.ts'
import type { Call } from '../smart-account.ts'
import { approvalHead, type Acting } from './approval-head.ts'
import { operationFees, transactionFees } from './fee-lines.ts'
import { operationCalls } from './operation-calls.ts'
import type { RequestWords } from './request-words.ts'
import type { TokenFacts } from './token-facts.ts'

/** The account, chain and token data that describe a request. */
export type ChainWords = Acting & {
  readonly symbol: string
  readonly factsOf: (token: string) => Promise<TokenFacts | null>
}

type Moved = Partial<Call>

/**
 * Describes a request: its chain, its account, and its action. For a transaction, describes its transfers and its fees. Throws for a method that
 * the frame does not sign.
 */
export async function describeRequest(
  method: string,
  params: unknown,
  words: ChainWords,
): Promise<RequestWords> {
  const { title, lines } = await describeAct(method, params, words)
  return { title, lines: [...approvalHead(method, params, words), ...lines] }
}

async function describeAct(method: string, params: unknown, words: ChainWords): Promise<RequestWords> {
  const first = firstOf(params)
  const calls = callsIn(method, params, words.chain)
  if (calls) {
    const fees = method === 'eth_sendUserOperation' ? operationFees(first, words.symbol) : []
    return { title: batchTitle(calls.length), lines: [...(await batchLines(calls, words)), ...fees] }
  }
  const signing = Object.hasOwn(signingMethods, method) ? signingMethods[method] : undefined
  if (!signing) throw new Error(`${method} is not offered by this frame.`)
  const { title } = signing
  if (method !== 'eth_sendTransaction') return { title, lines: [['Content', signing.describe(params)]] }
  const request = readTransaction(first, Number(words.chain.replace('eip155:', '')))
  const moved = { ...request, value: BigInt(request.value ?? 0) }
  const fees = transactionFees(request, words.symbol)
  return { title, lines: [...(await transactionLines(moved, words)), ...fees] }
}

/** Returns whether a method signs nothing: it is answered by the node, by the bundler, or by the wallet itself. */
export function isReading(method: string): boolean {
  if (method === 'wallet_getCapabilities' || method === 'wallet_getCallsStatus') return true
  return (
    !Object.hasOwn(signingMethods, method) && method.startsWith('eth_') && method !== 'eth_sendUserOperation'
  )
}

/** Describes every call of a batch as a transaction of its own. */
async function batchLines(calls: readonly Call[], words: ChainWords): Promise<RequestWords['lines']> {
  const described = await Promise.all(calls.map((call) => transactionLines(call, words)))
  if (calls.length === 1) return described.flat()
  return described.flatMap((lines, place) => [['Call', `${place + 1} of ${calls.length}`] as const, ...lines])
}

async function transactionLines(
  { to, value = 0n, data = '0x' }: Moved,
  words: ChainWords,
): Promise<RequestWords['lines']> {
  const called = data === '0x' ? null : data
  const moved = called === null ? null : transferIn(called)
  const facts = moved && to !== undefined ? await words.factsOf(to) : null
  const paid: RequestWords['lines'] = [['Amount', `${formatEther(value)} ${words.symbol}`]]
  if (!moved) {
    return [['To', receiver(to)], ...paid, ...(called === null ? [] : [['Data', called] as const])]
  }
  const amount = facts
    ? `${formatUnits(moved.amount, facts.decimals)} ${facts.symbol}`
    : `${moved.amount} base units`
  return [['To', moved.to], ['Amount', amount], ['Token', to ?? ''], ...(value > 0n ? paid : [])]
}

/** Returns the calls of a batch or an operation, or `null` for any other request. */
function callsIn(method: string, params: unknown, chain: string): readonly Call[] | null {
  if (method === 'eth_sendUserOperation') return operationCalls(Object(firstOf(params)).callData)
  return method === 'wallet_sendCalls' ? readCallsRequest(params, chain).calls : null
}

function firstOf(params: unknown): unknown {
  return Array.isArray(params) ? params[0] : undefined
}

function batchTitle(count: number): string {
  return count === 1 ? 'Send a transaction' : `Send ${count} calls together`
}

function transferIn(data: Hex): { readonly to: string; readonly amount: bigint } | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    return functionName === 'transfer' ? { to: args[0], amount: args[1] } : null
  } catch {
    return null
  }
}

function receiver(to: string | undefined): string {
  return to === undefined ? 'a new contract' : getAddress(to)
}
