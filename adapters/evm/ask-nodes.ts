import type { ChainId } from '../../core/domain/values/caip.ts'

/** Asks the nodes of an EVM chain what they know as well as a wallet would, and answers what came (EIP-1474). */
export type AskNodes = (
  question: { readonly chainId: ChainId; readonly method: string; readonly params: unknown },
  signal: AbortSignal,
) => Promise<unknown>
