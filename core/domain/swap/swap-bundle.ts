import { referenceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'
import { hexQuantity } from '../operations/evm-transfer.ts'
import type { EvmCall } from '../operations/evm-transfer.ts'
import type { FailureCode } from '../errors/failure-code.ts'
import { isHash } from '../operations/sent-transaction.ts'
import type { SwapPlan } from './swap-plan.ts'

/** The version of EIP-5792 that wallets are asked in. */
const version = '2.0.0'

/** The longest id that is believed, in UTF-16 units (EIP-5792: 4096 bytes, in hexadecimals). */
export const longestBundleId = 8194

/** The approval and the swap, and before them what takes an old allowance back. */
type Bundled = Pick<Extract<SwapPlan, { readonly kind: 'bundle' }>, 'approval' | 'call' | 'takeBack'>

/** How a bundle ended: by a transaction, or by none; `isPartial` where only some of its calls were carried, and nobody says which. */
export type BundleEnd = { readonly hash: string | null; readonly isPartial?: true }

/** What a wallet says of calls of which only some were carried, though it was asked for all or nothing. */
const partial = 600

/** What a wallet says that takes no several calls as one operation; it has sent nothing then. */
const refusals: ReadonlySet<FailureCode> = new Set([
  'method-unsupported',
  'invalid-request',
  'account-type-unsupported',
  'chain-unsupported',
])

/** How long a wallet may not know yet what it has just sent, in milliseconds: what it asks may be a moment behind. */
const unknownAtFirst = 10_000

/** What a wallet says that did not want to, or could not now, send what it was asked; it may be asked the same again. */
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

/** What one operation does, in turn. */
export function bundledCalls({ takeBack, approval, call }: Bundled): readonly EvmCall[] {
  return [...(takeBack ? [takeBack] : []), approval, call]
}

/** The parameters with which a wallet sends calls of an account as one operation, all or nothing (`wallet_sendCalls`). */
export function bundleParams(chainId: ChainId, from: string, calls: readonly EvmCall[]): readonly object[] {
  const asked = calls.map(({ to, value, data }) => ({ to, value, data }))
  return [{ version, chainId: hexQuantity(referenceOf(chainId)), from, atomicRequired: true, calls: asked }]
}

/** The id under which a wallet knows calls that it sent, in this version of EIP-5792 or the one before; null for none. */
export function bundleIdIn(answer: unknown): string | null {
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  return typeof id === 'string' && id !== '' && id.length <= longestBundleId ? id : null
}

/** How calls ended, as a wallet tells it (`wallet_getCallsStatus`), in this version of EIP-5792 or the one before; null while that is not known. */
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

/** Whether a wallet that failed so takes no several calls in one. */
export function refusesBundles(code: FailureCode): boolean {
  return refusals.has(code)
}

/** Whether a wallet that failed so is better asked for one thing after the other the next time. */
export function isLastBundle(code: FailureCode): boolean {
  return !passing.has(code)
}

/** Whether a wallet that was asked what became of calls, `waited` milliseconds after they were sent, and failed so will never say. */
export function isForgotten(code: FailureCode, waited = Infinity): boolean {
  return code === 'method-unsupported' || (code === 'resource-not-found' && waited >= unknownAtFirst)
}
