import { referenceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'
import { hexQuantity } from './evm-transfer.ts'
import type { EvmCall } from './evm-transfer.ts'
import type { FailureCode } from '../errors/failure-code.ts'
import { isHash } from './sent-transaction.ts'

/** The version of EIP-5792 in requests to wallets. */
const version = '2.0.0'

/** The longest accepted id, in UTF-16 units (EIP-5792: 4096 bytes, in hexadecimals). */
export const longestBundleId = 8194

/** The end of calls that a wallet sent as one operation. */
export type BundleEnd = {
  /** The transaction that carried the calls. Null if none did. */
  readonly hash: string | null
  /** Set if only some of the calls were carried out. The wallet does not say which. */
  readonly isPartial?: true
}

/** The status of partly carried out calls (EIP-5792). */
const partial = 600

/** The failures of a wallet that does not support several calls as one operation. It has sent nothing then. */
const refusals: ReadonlySet<FailureCode> = new Set([
  'method-unsupported',
  'invalid-request',
  'account-type-unsupported',
  'chain-unsupported',
])

/** How long a wallet may not know the calls that it has just sent, in milliseconds, because its node may be behind. */
const unknownAtFirst = 10_000

/** The failures after which a wallet may be asked for the same calls again. */
const passing: ReadonlySet<FailureCode> = new Set([
  'user-rejected',
  'request-pending',
  'execution-reverted',
  'insufficient-funds',
  'chain-mismatch',
  'chain-disconnected',
  'account-not-found',
  'no-accounts',
  'unauthorized',
  'wallet-disconnected',
])

/** Returns the parameters of `wallet_sendCalls` for an account's calls as one atomic operation (EIP-5792). */
export function bundleParams(chainId: ChainId, from: string, calls: readonly EvmCall[]): readonly object[] {
  const asked = calls.map(({ to, value, data }) => ({ to, value, data }))
  return [{ version, chainId: hexQuantity(referenceOf(chainId)), from, atomicRequired: true, calls: asked }]
}

/** Returns the id of calls from the answer of `wallet_sendCalls`, in this version of EIP-5792 or the previous one. Null if there is none. */
export function bundleIdIn(answer: unknown): string | null {
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  return typeof id === 'string' && id !== '' && id.length <= longestBundleId ? id : null
}

/**
 * Returns the end of calls from the answer of `wallet_getCallsStatus`, in this version of EIP-5792 or the previous one. Null while they are pending.
 */
export function bundleEndIn(answer: unknown, chainId: ChainId): BundleEnd | null {
  const { status, receipts } = Object(answer) as Readonly<Record<string, unknown>>
  const code = status === 'CONFIRMED' ? 200 : status
  if (typeof code !== 'number' || code < 200) return null
  const last: unknown = Array.isArray(receipts) ? receipts.at(-1) : null
  const named: unknown = Object(last).transactionHash
  const hash = isHash(named, chainId) ? named : null
  if (code === partial) return { hash, isPartial: true }
  return hash !== null || code >= 400 ? { hash } : null
}

/** Returns whether a failure means that the wallet does not support several calls as one operation. */
export function refusesBundles(code: FailureCode): boolean {
  return refusals.has(code)
}

/** Returns whether a wallet should be asked for separate calls after this failure. */
export function endsBundles(code: FailureCode): boolean {
  return !passing.has(code)
}

/** Returns whether a failure means that the wallet will never report the end of calls. `waited` is the time since they were sent, in milliseconds. */
export function isForgotten(code: FailureCode, waited = Infinity): boolean {
  return code === 'method-unsupported' || (code === 'resource-not-found' && waited >= unknownAtFirst)
}
