import type { WalletQuestion } from '../../core/domain/connection/wallet-question.ts'

/** The question that a frame shows to the visitor, line by line. */
export type Shown = {
  readonly id: string
  readonly title: string
  readonly lines: readonly (readonly [name: string, value: string])[]
}

/** Asks the owner of a terminal the question of a frame without a page, while it is shown. Stops asking if the frame cancels the question. */
export function frameQuestion(
  approve: (question: WalletQuestion, signal: AbortSignal) => Promise<boolean>,
  answered: (id: string, isApproved: boolean) => void,
): {
  readonly ask: (shown: Shown | null) => void
  /** Shows the questions. Returns a function that hides them. */
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
