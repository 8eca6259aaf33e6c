/** The question of a wallet in the terminal: a sentence, and every fact to approve, unchanged. */
export type WalletQuestionParts = {
  /** The short title above the facts. Absent without facts. */
  readonly title?: string
  readonly text: string
  readonly facts: readonly { readonly key: string; readonly name: string; readonly value: string }[]
}
