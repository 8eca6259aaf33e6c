import type { ChainId } from '../../core/domain/values/caip.ts'

/** Asks the nodes of an EVM chain a question that a wallet could answer as well, and returns the answer (EIP-1474). */
export type AskNodes = (
  question: { readonly chainId: ChainId; readonly method: string; readonly params: unknown },
  signal: AbortSignal,
) => Promise<unknown>
