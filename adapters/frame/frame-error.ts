import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { walletError } from '../wallets/wallet-error.ts'
import { meantByMessage } from '../json-rpc/node-message.ts'
import { mayHaveSent } from '../wallets/doubt-of-sending.ts'
import { meantByWords } from '../wallets/wallet-words.ts'

const longest = 200
/** What the browsers, and Node, have a page say whose server they could not reach. */
const offline =
  /^(failed to fetch|load failed|fetch failed|networkerror when attempting to fetch resource\.)$/i
const tooSoon = /try again after \d+ seconds?|too many requests|rate limit/i

/** What the frame refused a question with: its own words, or 'An error occurred' where it had none (spec 8). */
export function frameError(question: string, words: string): LatchkeyError {
  const code = codeOf(words) ?? meantByWords(words, question) ?? 'wallet-failed'
  return new LatchkeyError(code, told(words), { meta: [`Asked: ${question}`] })
}

/** What the frame refused a request with, which may be the words of a node that it passes on. */
export function requestError(method: string, words: string): LatchkeyError {
  const code = meantByMessage(words) ? null : codeOf(words)
  if (!code) return walletError(told(words), method)
  return new LatchkeyError(code, told(words), { meta: [`Method: ${method}`] })
}

/** What a frame says that took a request back. */
const takenBack = /^request (was )?aborted\.?$/i

/** Whether words by which the frame ends a request that was taken back say that it was not done; any others may come of a request that was approved. */
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
