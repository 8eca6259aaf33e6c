import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import { isSending, longestRead } from './doubt-of-sending.ts'

/** A wallet's message, its meaning, and examples for tests and for `docs/errors.md`. */
export type WalletWords = {
  readonly code: FailureCode
  readonly pattern: RegExp
  readonly examples: readonly string[]
  /** Whether the message says nothing about a sending, because the wallet may have sent the transaction before. */
  readonly isDoubtOfSending?: true
}

const refused = '(reject|denied|deny|declin|cancel|refus|disapprov|abort(?!ed (a|the|this) ))'

/** Messages of wallets, regardless of their code. The first match counts. */
export const walletWords: readonly WalletWords[] = [
  {
    code: 'user-rejected',
    // Excludes a "User Operation" that a contract rejects, a "user agent", and an aborted fetch ("The user aborted a request.").
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
    // Messages for an open prompt: MetaMask and Trust say "Request of type …", Rabby says the last example.
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
    // A wallet may also say this about a transaction that was sent.
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

/** Returns the meaning of a wallet's message for a method, or null if it is unknown. */
export function meantByWords(words: string, method: string): FailureCode | null {
  const said = words.slice(0, longestRead)
  const found = walletWords.find(({ pattern }) => pattern.test(said))
  return !found || (found.isDoubtOfSending && isSending(method)) ? null : found.code
}
