import type { ChainId } from '../domain/values/caip.ts'
import type { Failure } from '../domain/errors/failure.ts'
import type { ImageAddresses, ImageKind } from '../domain/wallets/image.ts'
import type { Wallet } from '../domain/wallets/wallet.ts'
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

/** Pictures that came together, by the ids they were asked for, and those that cannot be had. */
export type ImageBatch = {
  received: { id: string; url: string }[]
  failed: { id: string; failure: Failure }[]
}

/** The public list of wallets (behaviour reference 1.1). */
export interface WalletRegistry {
  wallets(query: WalletQuery, signal: AbortSignal): Answer<{ wallets: Wallet[]; count: number }>
  /** Where a page's own `<img>` finds the pictures; null where they are told only to who asks by `images`. */
  imageAddresses(request: null, signal: AbortSignal): Answer<ImageAddresses | null>
  /** Pictures as object URLs: those that come together are told together, until each has been told; one that is none is `not-an-image`. */
  images(request: { kind: ImageKind; ids: readonly string[] }, signal: AbortSignal): Answer<ImageBatch>
}
