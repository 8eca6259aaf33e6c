import type { FailureCode } from './failure-code.ts'

/**
 * Failures of a node or a wallet after which it is certain that no transaction was sent.
 *
 * `unauthorized` is among them: a wallet checks a page's permission before it shows a request (EIP-1193, 4100).
 *
 * `insufficient-funds` is among them: a node that finds too little does not accept the transaction. A node that received an earlier try would name
 * that first.
 *
 * `wallet-disconnected` and `chain-disconnected` are not (EIP-1193, 4900 and 4901). The wallet may have lost its nodes after it had sent.
 */
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
  'chain-not-added',
  'no-accounts',
  'account-not-found',
  'unauthorized',
  'method-unsupported',
  'account-type-unsupported',
  'transaction-type-unsupported',
] as const satisfies readonly FailureCode[]

/** A failure after which it is certain that no transaction was sent. */
export type SureRefusal = (typeof refusals)[number]

/** Returns whether it is certain that no transaction was sent. After any other failure of a wallet, the transaction may have been sent. */
export function isSureRefusal(code: FailureCode): boolean {
  return (refusals as readonly FailureCode[]).includes(code)
}
