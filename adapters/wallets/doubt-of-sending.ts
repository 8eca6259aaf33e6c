/** Messages after which a transaction may still be mined, with examples for tests and for `docs/errors.md`. */
type DoubtfulWords = {
  readonly pattern: RegExp
  readonly examples: readonly string[]
  /** Whether these messages count before a node's message beside them, because the node's message is about an earlier attempt. */
  readonly isOfEarlierTry?: true
}

/** Messages that wallets pass on if their own node did not answer. None of them says whether the transaction was sent. */
export const doubtfulWords: readonly DoubtfulWords[] = [
  {
    // Browsers' messages for an aborted fetch, also if the wallet's own timer aborted it.
    pattern:
      /\b(user )?abort(s|ed|ing)? (a|the|this) (request|fetch|operation)|\b(request|operation|fetch|signal) ?(was|is|has been)? ?aborted(?! by (the )?user\b(?! agent))/i,
    examples: [
      'The user aborted a request.',
      'Request was aborted',
      'The operation was aborted.',
      'signal is aborted without reason',
      'Fetch is aborted',
    ],
  },
  {
    pattern: /\btime[ds]?[ -]?out|timeout|deadline (was )?exceeded/i,
    examples: ['request timed out', 'timeout of 30000ms exceeded', 'context deadline exceeded'],
  },
  {
    pattern:
      /failed to fetch|load failed|fetch failed|network ?(error|request failed)|\b(connection|socket) .{0,20}\b(lost|closed|reset|aborted|interrupted|hang|hung)|socket hang up|ECONN(RESET|ABORTED)/i,
    examples: [
      'Failed to fetch',
      'Network request failed',
      'The network connection was lost.',
      'socket hang up',
    ],
  },
  {
    pattern: /bad gateway|service (is )?(temporarily )?unavailable|too many requests|rate limit/i,
    examples: ['502 Bad Gateway', 'Service Unavailable', 'Too Many Requests'],
  },
  {
    pattern: /already (known|imported|been processed)|known transaction|(same|existing) .*\bhash\b/i,
    examples: ['already known', 'Known transaction', 'existing txn with same hash'],
  },
  {
    pattern: /replacement .*underpriced|too low to replace|block ?height exceeded/i,
    examples: ['replacement transaction underpriced', 'Signature 5xKv has expired: block height exceeded.'],
    isOfEarlierTry: true,
  },
]

/** Names by which platforms and libraries mark a request without an answer, in `code` or `name`. */
export const doubtfulNames: ReadonlySet<string> = new Set([
  'AbortError',
  'TimeoutError',
  'CanceledError',
  'ERR_CANCELED',
  'ERR_NETWORK',
  'ECONNABORTED',
  'ECONNRESET',
  'ETIMEDOUT',
])

/** How much of a wallet's message is read, in characters. */
export const longestRead = 2000

/** Returns whether a method sends, so that the wallet's error may come after the transaction was sent. */
export function isSending(method: string): boolean {
  return /send/i.test(method)
}

/** Returns whether a method sends, or signs a transaction that can be sent. */
export function isForTransaction(method: string): boolean {
  return isSending(method) || /sign\w*transaction/i.test(method)
}

/** Returns whether a message leaves the outcome of a sending open. */
export function mayHaveSent(words: string): boolean {
  const said = words.slice(0, longestRead)
  return doubtfulWords.some(({ pattern }) => pattern.test(said))
}

/** Returns whether a message leaves the outcome open because of an earlier attempt of the same wallet. */
export function isOfEarlierTry(words: string): boolean {
  const said = words.slice(0, longestRead)
  return doubtfulWords.some((one) => one.isOfEarlierTry === true && one.pattern.test(said))
}
