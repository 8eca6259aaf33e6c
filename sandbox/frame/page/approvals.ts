import type { RequestWords } from './request-words.ts'

/** A request that waits for a person, or that they approved and that is under way: the host's id of it, and what it says. */
export type ShownRequest = {
  readonly id: string
  readonly words: RequestWords
  readonly isUnderWay: boolean
}

type Waiting = ShownRequest & { readonly end: (isApproved: boolean) => void }

/** What a person approves or rejects, one after the other. */
export type Approvals = {
  /** Does what a person approved; throws where they rejected, or the page gave it up before. */
  ask: <Value>(id: string, words: RequestWords, act: () => Promise<Value>) => Promise<Value>
  /** What a person answers. */
  end: (id: string, isApproved: boolean) => void
  /** The page gives a request up; whether it goes on, since a person approved it before. */
  abort: (id: string) => boolean
  rejectAll: () => void
}

/** Shows the oldest of what waits, then the oldest of what is under way, and `null` once there is nothing. */
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
