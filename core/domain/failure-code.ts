import * as z from 'zod/mini'

/** Why a question to the outside world had no good answer; the words for it are chosen in the view-models. */
export const failureCodes = [
  'user-rejected',
  'request-pending',
  'unauthorized',
  'method-unsupported',
  'wallet-disconnected',
  'chain-not-added',
  'chain-unsupported',
  'wallet-missing',
  'wallet-failed',
  'invalid-address',
  'invalid-chain-id',
  'no-accounts',
  'timed-out',
  'unreachable',
  'http-status',
  'malformed-answer',
  'not-an-image',
  'not-a-token',
  'storage-blocked',
  'clipboard-blocked',
  'project-refused',
  'pairing-expired',
  'popup-blocked',
  'untrusted-origin',
  'chain-disconnected',
  'chain-mismatch',
  'account-not-found',
  'account-type-unsupported',
  'nonce-too-low',
  'nonce-too-high',
  'insufficient-funds',
  'amount-too-small',
  'fee-cap-too-low',
  'fee-cap-too-high',
  'tip-above-fee-cap',
  'gas-too-low',
  'gas-too-high',
  'cost-changed',
  'receiver-mismatch',
  'transaction-mismatch',
  'execution-reverted',
  'transaction-type-unsupported',
  'transaction-expired',
  'signature-expired',
  'transaction-rejected',
  'invalid-request',
  'resource-not-found',
  'resource-unavailable',
  'limit-exceeded',
  'version-unsupported',
  'node-failed',
  'verification-failed',
  'feature-disabled',
  'aborted',
  'unexpected',
] as const
export const FailureCode = z.enum(failureCodes)
/** The code of a failure; docs/errors.md says of each what happened and what to do. */
export type FailureCode = (typeof failureCodes)[number]

/** Whether there is such a code. */
export function isFailureCode(given: unknown): given is FailureCode {
  return failureCodes.some((code) => code === given)
}
