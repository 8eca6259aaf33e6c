import { expect, test } from 'vitest'
import { failureCodes } from '../../../../core/domain/errors/failure-code.ts'
import type { FailureCode } from '../../../../core/domain/errors/failure-code.ts'
import type { SwapPlan } from '../../../../core/domain/swap/plan/plan.ts'
import { quotedForm } from '../../../../core/selectors/swap/order.ts'
import { swapFailure } from '../../../../core/view-models/swap/failure.ts'
import { swapping } from '../../effects/swap/story.ts'

const unclear = 'Transaction error'
const otherNetwork = 'Your wallet is on another network'
const overtaken = 'Another transaction is in progress'
const tooLow = 'The network cost was too low'
const unable = "Your wallet can't do this"

/** What is told of each code that a question to the wallet may end with; where nobody knows whether the wallet signed, that it is unclear. */
const titles: Readonly<Record<FailureCode, string>> = {
  'user-rejected': 'Declined',
  'request-pending': 'Your wallet is busy',
  unauthorized: unable,
  'method-unsupported': unable,
  'wallet-disconnected': unclear,
  'chain-not-added': unable,
  'chain-unsupported': unable,
  'wallet-missing': unclear,
  'wallet-failed': unclear,
  'invalid-address': unclear,
  'invalid-chain-id': unclear,
  'no-accounts': unable,
  'timed-out': unclear,
  unreachable: unclear,
  'http-status': unclear,
  'malformed-answer': unclear,
  'not-an-image': unclear,
  'not-a-token': unclear,
  'storage-blocked': unclear,
  'clipboard-blocked': unclear,
  'project-refused': unclear,
  'pairing-expired': unclear,
  'popup-blocked': unclear,
  'untrusted-origin': unclear,
  'chain-disconnected': unclear,
  'chain-mismatch': otherNetwork,
  'account-not-found': 'Your wallet is on another account',
  'account-type-unsupported': unable,
  'nonce-too-low': unclear,
  'nonce-too-high': overtaken,
  'insufficient-funds': 'Insufficient balance',
  'amount-too-small': unclear,
  'fee-cap-too-low': tooLow,
  'fee-cap-too-high': unclear,
  'tip-above-fee-cap': tooLow,
  'gas-too-low': unclear,
  'gas-too-high': unclear,
  'receiver-mismatch': unclear,
  'gateway-unreachable': unclear,
  'gateway-failed': unclear,
  'transaction-mismatch': unclear,
  'cost-changed': unclear,
  'review-mismatch': unclear,
  'execution-reverted': 'The swap would fail',
  'transaction-type-unsupported': unable,
  'transaction-expired': unclear,
  'signature-expired': unclear,
  'transaction-rejected': unclear,
  'invalid-request': unclear,
  'resource-not-found': unclear,
  'resource-unavailable': unclear,
  'limit-exceeded': unclear,
  'version-unsupported': unclear,
  'node-failed': unclear,
  'verification-failed': unclear,
  'risk-not-accepted': unclear,
  'not-loaded': unclear,
  'clock-wrong': unclear,
  'feature-disabled': unclear,
  aborted: unclear,
  unexpected: unclear,
}

const requested = {
  id: 'f1',
  by: 'visitor',
  wallet: null,
  askedAt: 0,
  isLingering: false,
  approvedBy: null,
  sentAt: null,
  signed: null,
  isGivenUp: true,
  isBackgrounded: false,
  got: null,
  isUnchecked: false,
} as const

/** A review, and how it says that the wallet did not sign. */
function reviewing() {
  const { toReview, latchkey } = swapping()
  toReview()
  const state = latchkey.state()
  const { phase } = state.swap
  const quoted = quotedForm(state.swap)
  if (phase.name !== 'built' || !quoted) throw new Error('Nothing was built')
  return (code: FailureCode, { kind = 'swap' }: { readonly kind?: SwapPlan['kind'] } = {}) => {
    const plan = { ...phase.plan, kind } as SwapPlan
    const failed = { ...quoted, ...requested, step: 'failed', plan, failure: { code } } as const
    return swapFailure({
      ...state,
      swap: { ...state.swap, phase: { ...phase, plan }, swaps: { f1: failed }, started: 'f1' },
    }).failed
  }
}

test('each failure code of a wallet request has its own title or counts as unclear', () => {
  const refused = reviewing()
  const told = Object.fromEntries(failureCodes.map((code) => [code, refused(code)?.title]))
  expect(told).toEqual(titles)
})

test.each([
  [
    'account-not-found',
    'Nothing was swapped. Switch Harbor back to the account you started with, then try again.',
  ],
  ['nonce-too-high', 'Wait until it ends, then try again.'],
  ['fee-cap-too-low', 'Nothing was swapped. Try again with the cost Harbor suggests.'],
  ['method-unsupported', 'Nothing was swapped. Check Harbor, or connect another wallet.'],
] as const)('a failure with %s shows advice', (code, body) => {
  expect(reviewing()(code)?.body).toBe(body)
})

test.each([
  ['timed-out', 'The approval is taking long'],
  ['execution-reverted', "The approval didn't go through"],
  ['account-not-found', 'Your wallet is on another account'],
] as const)('an approval that ended with %s is reported as an approval', (code, title) => {
  expect(reviewing()(code, { kind: 'approval' })?.title).toBe(title)
})
