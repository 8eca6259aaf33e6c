/** Words after which a transaction may be mined all the same, and examples of them for tests and for `docs/errors.md`. */
type DoubtfulWords = {
  readonly pattern: RegExp
  readonly examples: readonly string[]
  /** Whether they count before the words of a node beside them, because a node says them of an earlier try. */
  readonly isOfEarlierTry?: true
}

/** What wallets pass on when their own node, or the way to it, did not answer. None of it says what became of the transaction. */
export const doubtfulWords: readonly DoubtfulWords[] = [
  {
    // Browsers word the abort of a fetch in these ways, also where a timer of the wallet aborted it.
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

/** Names by which platforms and libraries mark a request that got no answer, in `code` or `name`. */
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

/** How much of what a wallet says is read, in characters. */
export const longestRead = 2000

/** Returns whether a method sends, so that words of its wallet may come after the transaction went out. */
export function isSending(method: string): boolean {
  return /send/i.test(method)
}

/** Returns whether a method sends, or signs what can be sent. */
export function isForTransaction(method: string): boolean {
  return isSending(method) || /sign\w*transaction/i.test(method)
}

/** Returns whether words leave open what became of what was to be sent. */
export function mayHaveSent(words: string): boolean {
  const said = words.slice(0, longestRead)
  return doubtfulWords.some(({ pattern }) => pattern.test(said))
}

/** Returns whether words leave that open because of an earlier try of the same wallet. */
export function isOfEarlierTry(words: string): boolean {
  const said = words.slice(0, longestRead)
  return doubtfulWords.some((one) => one.isOfEarlierTry === true && one.pattern.test(said))
}
