import type { WalletQuestion } from '../../core/domain/connection/wallet-question.ts'

/** Holds a wallet's question until somebody answers it; a new question refuses the one before. */
export type ApprovalSlot = {
  /** Asks; a question whose signal aborts is asked no more. */
  readonly approve: (question: WalletQuestion, signal?: AbortSignal) => Promise<boolean>
  readonly pending: () => WalletQuestion | null
  /** Answers a question, unless another one is there by now. */
  readonly answer: (question: WalletQuestion, approved: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes an empty slot. */
export function createApprovalSlot(): ApprovalSlot {
  let pending: { readonly question: WalletQuestion; readonly answer: (approved: boolean) => void } | null =
    null
  const listeners = new Set<() => void>()
  const put = (next: typeof pending) => {
    pending = next
    for (const listener of listeners) listener()
  }
  const answer = (question: WalletQuestion, approved: boolean) => {
    if (pending?.question !== question) return
    const { answer } = pending
    put(null)
    answer(approved)
  }
  return {
    approve: (question, signal) =>
      new Promise((resolve) => {
        pending?.answer(false)
        put({ question, answer: resolve })
        signal?.addEventListener('abort', () => answer(question, false))
      }),
    pending: () => pending?.question ?? null,
    answer,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
