import type { WalletQuestion } from '../../core/domain/connection/wallet-question.ts'

/** A slot for one wallet question until it is answered. A new question rejects the previous one. */
export type ApprovalSlot = {
  /** Asks a question. An abort withdraws it. */
  readonly approve: (question: WalletQuestion, signal?: AbortSignal) => Promise<boolean>
  readonly pending: () => WalletQuestion | null
  /** Answers a question, unless another one has replaced it. */
  readonly answer: (question: WalletQuestion, approved: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
}

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
