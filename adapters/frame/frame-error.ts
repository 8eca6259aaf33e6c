import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { walletError } from '../wallets/wallet-error.ts'
import { meantByMessage } from '../json-rpc/node-message.ts'
import { mayHaveSent } from '../wallets/doubt-of-sending.ts'
import { meantByWords } from '../wallets/wallet-words.ts'

const longest = 200
/** Messages of browsers and Node for a server that cannot be reached. */
const offline =
  /^(failed to fetch|load failed|fetch failed|networkerror when attempting to fetch resource\.)$/i
const tooSoon = /try again after \d+ seconds?|too many requests|rate limit/i

/** Returns the error of a question that the frame refused: the frame's message, or 'An error occurred' if it has none. */
export function frameError(question: string, words: string): LatchkeyError {
  const code = codeOf(words) ?? meantByWords(words, question) ?? 'wallet-failed'
  return new LatchkeyError(code, told(words), { meta: [`Asked: ${question}`] })
}

/** Returns the error of a request that the frame refused. The message may be a node's, which the frame passes on. */
export function requestError(method: string, words: string): LatchkeyError {
  const code = meantByMessage(words) ? null : codeOf(words)
  if (!code) return walletError(told(words), method)
  return new LatchkeyError(code, told(words), { meta: [`Method: ${method}`] })
}

/** The frame's message for a cancelled request. */
const takenBack = /^request (was )?aborted\.?$/i

/**
 * Returns whether the frame's message for a cancelled request says that the request was not run. Any other message may belong to a request that
 * was approved.
 */
export function saysTakenBack(words: string): boolean {
  if (takenBack.test(words)) return true
  return /abort|cancel|reject|den(y|ied)|declin/i.test(words) && !mayHaveSent(words) && !meantByMessage(words)
}

function codeOf(words: string): FailureCode | null {
  if (offline.test(words)) return 'unreachable'
  return tooSoon.test(words) ? 'limit-exceeded' : null
}

function told(words: string): string {
  return words.slice(0, longest) || 'An error occurred'
}
