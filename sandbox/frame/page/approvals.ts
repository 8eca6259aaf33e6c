import type { RequestWords } from './request-words.ts'

/** A pending or approved request: the host's id, and its description. */
export type ShownRequest = {
  readonly id: string
  readonly words: RequestWords
  readonly isUnderWay: boolean
}

type Waiting = ShownRequest & { readonly end: (isApproved: boolean) => void }

/** The queue of requests that a visitor approves or rejects. */
export type Approvals = {
  /** Runs the action after an approval. Throws if the visitor rejects it, or the page aborts it before. */
  ask: <Value>(id: string, words: RequestWords, act: () => Promise<Value>) => Promise<Value>
  /** Records the visitor's answer. */
  end: (id: string, isApproved: boolean) => void
  /** Aborts a request for the page. Returns whether it continues, because it was approved before. */
  abort: (id: string) => boolean
  rejectAll: () => void
}

/** Creates the queue. Shows the oldest pending request, then the oldest running one, and `null` if there is none. */
export function createApprovals(show: (oldest: ShownRequest | null) => void): Approvals {
  let waiting: readonly Waiting[] = []
  let underWay: readonly ShownRequest[] = []
  let shown: ShownRequest | null = null
  const abandoned = new Set<string>()

  const look = () => {
    const oldest = waiting[0] ?? underWay[0] ?? null
    if (oldest === shown) return
    shown = oldest
    show(oldest)
  }

  const answered = (id: string, words: RequestWords) =>
    new Promise<boolean>((resolve) => {
      if (abandoned.has(id)) return resolve(false)
      waiting = [...waiting, { id, words, isUnderWay: false, end: resolve }]
      look()
    })

  const end = (id: string, isApproved: boolean) => {
    const found = waiting.find((one) => one.id === id)
    if (!found) return
    waiting = waiting.filter((one) => one !== found)
    if (isApproved) underWay = [...underWay, { id, words: found.words, isUnderWay: true }]
    look()
    found.end(isApproved)
  }

  return {
    async ask(id, words, act) {
      if (!(await answered(id, words))) throw new Error('The user rejected the request.')
      try {
        return await act()
      } finally {
        underWay = underWay.filter((one) => one.id !== id)
        look()
      }
    },
    end,
    abort: (id) => {
      abandoned.add(id)
      end(id, false)
      return underWay.some((one) => one.id === id)
    },
    rejectAll: () => {
      for (const { id } of waiting) end(id, false)
    },
  }
}
