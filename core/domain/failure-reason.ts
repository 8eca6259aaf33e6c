import type { FailureCode } from './failure-code.ts'

const reasons: { readonly [Code in FailureCode]: string } = {
  'user-rejected': 'it was refused in the wallet',
  'request-pending': 'the wallet still shows an earlier request; answer that one first',
  unauthorized: 'no connected wallet lets this page do that; connect one',
  'method-unsupported': 'the wallet does not know how',
  'wallet-disconnected': 'the wallet is no longer connected; connect it again',
  'chain-not-added': 'the wallet does not know the network, or did not agree to it',
  'wallet-missing': 'there is no such wallet here',
  'wallet-failed': 'the wallet answered with an error',
  'invalid-address': 'what should be an address is none',
  'invalid-chain-id': 'what should be a chain id is none',
  'no-accounts': 'the wallet shared no account',
  'timed-out': 'no answer came in time',
  unreachable: 'it could not be reached; check the connection',
  'http-status': 'the service answered with an error',
  'malformed-answer': 'the answer made no sense',
  'not-an-image': 'what should be a picture is none',
  'storage-blocked': 'the browser lets this page keep nothing',
  'clipboard-blocked': 'the browser did not let this page copy',
  'project-refused': 'the project id is not accepted; check the option projectId',
  'pairing-expired': 'nobody scanned the code in time',
  aborted: 'it was left for something else',
  unexpected: 'something unforeseen happened',
}

/** Why something failed, as the end of a developer's sentence, with the code behind it. */
export function failureReason(code: FailureCode): string {
  return `${reasons[code]} (${code})`
}
