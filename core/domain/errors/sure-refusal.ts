import type { FailureCode } from './failure-code.ts'

/** Reasons of a node or a wallet by which nothing can have been sent. */
const refusals = [
  'user-rejected',
  'request-pending',
  'amount-too-small',
  'transaction-expired',
  'insufficient-funds',
  'execution-reverted',
  'not-a-token',
  'fee-cap-too-low',
  'tip-above-fee-cap',
  'cost-changed',
  'receiver-mismatch',
  'review-mismatch',
  'nonce-too-high',
  'chain-unsupported',
  'chain-mismatch',
  'chain-disconnected',
  'chain-not-added',
  'no-accounts',
  'account-not-found',
  'unauthorized',
  'method-unsupported',
  'account-type-unsupported',
  'transaction-type-unsupported',
] as const satisfies readonly FailureCode[]

/** A reason by which nothing can have been sent. */
export type SureRefusal = (typeof refusals)[number]

/** Whether nothing can have been sent for this reason; any other leaves room for doubt once a wallet was asked. */
export function isSureRefusal(code: FailureCode): boolean {
  return (refusals as readonly FailureCode[]).includes(code)
}
