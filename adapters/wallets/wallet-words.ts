import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import { isSending, longestRead } from './doubt-of-sending.ts'

/** A wallet's words, what they mean, and an example of them for tests and for `docs/errors.md`. */
export type WalletWords = {
  readonly code: FailureCode
  readonly pattern: RegExp
  readonly examples: readonly string[]
  /** Whether they say nothing of a request to send: the wallet may have sent by then. */
  readonly isDoubtOfSending?: true
}

const refused = '(reject|denied|deny|declin|cancel|refus|disapprov|abort(?!ed (a|the|this) ))'

/** What wallets say in their own words, whatever code they say it with; the first that fits counts. */
export const walletWords: readonly WalletWords[] = [
  {
    code: 'user-rejected',
    // No "User Operation" that a contract rejects, no "user agent", and no aborted fetch ("The user aborted a request.").
    pattern: new RegExp(
      `\\b(user|visitor|owner)(?![ _-]?(op|agent))([ _-](has|had|have))?[ _-](${refused}|did ?n[o']t approve)`,
      'i',
    ),
    examples: [
      'User rejected the request.',
      'MetaMask Tx Signature: User denied transaction signature.',
      'ethers-user-denied: rejected',
      'The user has canceled this',
      'User rejected methods.',
      'User disapproved requested chains',
      'User did not approve',
    ],
  },
  {
    code: 'user-rejected',
    pattern: new RegExp(
      `\\b${refused}\\w* (by|on) (the |your )?(user|owner|device|wallet)\\b(?![ _-]?agent)`,
      'i',
    ),
    examples: [
      'Action cancelled by user',
      'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
      'Transaction was rejected by the wallet',
    ],
  },
  {
    code: 'user-rejected',
    pattern:
      /^(the )?((approval|connection|request|signing|signature|transaction|message|action|permission)s?( request)?( (was|were|has been))? )?(reject|den(y|ied)|decline|cancell?|refuse)(e?d)?[.!]?$/i,
    examples: ['Cancelled', 'cancel', 'Rejected.', 'Transaction was rejected', 'Signature declined'],
  },
  {
    code: 'user-rejected',
    pattern: /^(the )?(user|owner)\b(?![ _-]?(op|agent)).*\b(reject|denied|declin|cancel)/i,
    examples: ['User on the device rejected this'],
  },
  {
    code: 'user-rejected',
    pattern: /conditions?[ _]of[ _]use[ _]not[ _]satisfied|failure_actioncancelled|method_cancel/i,
    examples: ['CONDITIONS_OF_USE_NOT_SATISFIED', 'Failure_ActionCancelled'],
  },
  {
    code: 'user-rejected',
    pattern: /^(user )?(plugin|popup|window|modal)( was)? closed|^user closed\b/i,
    examples: ['Plugin Closed', 'Popup closed', 'User closed modal'],
    isDoubtOfSending: true,
  },
  {
    code: 'request-pending',
    // Of an open prompt: those of MetaMask and Trust say "Request of type …", that of Rabby the last example.
    pattern:
      /\brequest( of type \S+)?( is)? already (pending|processing)|already processing (unlock|[a-z]+_[a-z]+)|another request is (already )?(pending|open)|after current approval/i,
    examples: [
      "Request of type 'wallet_requestPermissions' already pending for origin https://app.example.",
      "Request of type 'eth_sendTransaction' already pending for origin https://app.example. Please wait.",
      'Already processing eth_requestAccounts. Please wait.',
      'please request after current approval resolve',
    ],
  },
  {
    code: 'request-pending',
    // May as well be said of a transaction that was sent.
    pattern: /already (pending|processing)|please wait for (the )?(previous|pending)/i,
    examples: ['Already pending', 'Please wait for the previous transaction'],
    isDoubtOfSending: true,
  },
  {
    code: 'chain-not-added',
    pattern: /unrecogni[sz]ed chain ?id|try adding the chain|chain .{0,40}\bnot (been )?added/i,
    examples: ['Unrecognized chain ID "0x2105". Try adding the chain using wallet_addEthereumChain first.'],
  },
]

/** Names by which wallets and libraries mark an error, in its `code` or `name`. */
export const walletNames: Readonly<Record<string, FailureCode>> = {
  ACTION_REJECTED: 'user-rejected',
  USER_REJECTED: 'user-rejected',
  UserRejectedRequestError: 'user-rejected',
  UserRejectedError: 'user-rejected',
  Failure_ActionCancelled: 'user-rejected',
  Method_Cancel: 'user-rejected',
}

/** What a wallet means by its words about a method; null where they are none of those we know. */
export function meantByWords(words: string, method: string): FailureCode | null {
  const said = words.slice(0, longestRead)
  const found = walletWords.find(({ pattern }) => pattern.test(said))
  return !found || (found.isDoubtOfSending && isSending(method)) ? null : found.code
}
