import type { ChainId } from '../domain/values/caip.ts'
import type { Failure } from '../domain/errors/failure.ts'
import type { ImageAddresses, ImageKind } from '../domain/wallets/image.ts'
import type { Wallet } from '../domain/wallets/wallet.ts'
import type { Answer } from './answer.ts'

/** A query of the registry. Empty lists and texts are omitted from the request. */
export type WalletQuery = {
  readonly page: number
  readonly entries: number
  readonly search?: string
  readonly chains?: readonly ChainId[]
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
}

/** Pictures that arrived together, by the requested ids, and the pictures that could not be loaded. */
export type ImageBatch = {
  received: { id: string; url: string }[]
  failed: { id: string; failure: Failure }[]
}

/** The public list of wallets. */
export interface WalletRegistry {
  wallets(query: WalletQuery, signal: AbortSignal): Answer<{ wallets: Wallet[]; count: number }>
  /** Returns the addresses of pictures for plain `<img>` elements. Null if pictures are available only through `images`. */
  imageAddresses(request: null, signal: AbortSignal): Answer<ImageAddresses | null>
  /** Emits pictures as object URLs, in batches, until each id has its result. An answer that is no picture fails with `not-an-image`. */
  images(request: { kind: ImageKind; ids: readonly string[] }, signal: AbortSignal): Answer<ImageBatch>
}
