import type { WalletQuestion } from '../../core/domain/connection/wallet-question.ts'

/** What a frame shows: what a person would approve, line by line. */
export type Shown = {
  readonly id: string
  readonly title: string
  readonly lines: readonly (readonly [name: string, value: string])[]
}

/** Asks the owner of a terminal what a frame without a page shows, while it may be seen; a question that the frame takes back is asked no more. */
export function frameQuestion(
  approve: (question: WalletQuestion, signal: AbortSignal) => Promise<boolean>,
  answered: (id: string, isApproved: boolean) => void,
): {
  readonly ask: (shown: Shown | null) => void
  /** Lets it be seen; gives back what hides it again. */
  readonly show: () => () => void
} {
  let waiting: Shown | null = null
  let seen = 0
  let asking: AbortController | null = null

  const stop = () => {
    asking?.abort()
    asking = null
  }
  const begin = () => {
    if (!waiting || asking || seen === 0) return
    const { id, title, lines } = waiting
    const { signal } = (asking = new AbortController())
    approve({ kind: 'confirm', title, lines }, signal).then(
      (isApproved) => signal.aborted || answered(id, isApproved),
      () => signal.aborted || answered(id, false),
    )
  }

  return {
    ask: (shown) => {
      if (shown?.id === waiting?.id) return
      stop()
      waiting = shown
      begin()
    },
    show: () => {
      seen += 1
      begin()
      return () => {
        seen -= 1
        if (seen === 0) stop()
      }
    },
  }
}
