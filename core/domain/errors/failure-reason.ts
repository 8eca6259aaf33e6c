import type { FailureCode } from './failure-code.ts'

/** Explanations of the codes that are not clear by themselves. */
const reasons: { readonly [Code in FailureCode]?: string } = {
  'user-rejected': 'it was refused in the wallet',
  'request-pending': 'the wallet still shows an earlier request',
  unauthorized: 'no connected wallet lets this page do that',
  'method-unsupported': 'the wallet does not know how',
  'wallet-disconnected': 'connect the wallet again',
  'chain-not-added': 'the wallet does not know the network',
  'chain-unsupported': 'nothing here can reach the chain',
  'wallet-missing': 'there is no such wallet here',
  'timed-out': 'no answer came in time',
  'chain-disconnected': 'the wallet is not connected to that chain',
  'chain-mismatch': 'the wallet is on another chain',
  'account-not-found': 'there is no such account',
  'account-type-unsupported': 'an account of that kind cannot do that',
  'not-a-token': 'there is no such token',
  'insufficient-funds': 'the account has too little for it',
  'transaction-mismatch': 'the wallet sent something else',
  'execution-reverted': 'the contract refused it',
  'verification-failed': 'the server did not accept the signature',
  'not-loaded': 'a part of Latchkey did not load',
  'clock-wrong': 'the clock of this device is wrong',
  'risk-not-accepted': 'it has a risk that `accept` does not name',
  'limit-exceeded': 'it was asked too often, or for too much',
  'feature-disabled': 'an option switches it off',
  aborted: 'it was left for something else',
}

/** Returns the reason of a failure as the end of a developer's sentence, with the code behind it. */
export function failureReason(code: FailureCode): string {
  const reason = reasons[code]
  return reason ? `${reason} (${code})` : code
}
