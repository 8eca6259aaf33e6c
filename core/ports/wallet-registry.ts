import type { ChainId } from '../domain/caip.ts'
import type { Wallet } from '../domain/wallet.ts'
import type { Answer } from './answer.ts'

/** What to ask the registry for; empty lists and texts are left out of the question (behaviour reference 1.0). */
export type WalletQuery = {
  readonly page: number
  readonly entries: number
  readonly search?: string
  readonly chains?: readonly ChainId[]
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
}

/** The public list of wallets (behaviour reference 1.1). */
export interface WalletRegistry {
  wallets(query: WalletQuery, signal: AbortSignal): Answer<{ wallets: Wallet[]; count: number }>
  /** A wallet's picture as an object URL; fails with `not-an-image` when the answer is none. */
  walletImage(request: { imageId: string }, signal: AbortSignal): Answer<{ url: string }>
  /** A network's picture as an object URL. */
  assetImage(request: { imageId: string }, signal: AbortSignal): Answer<{ url: string }>
}
