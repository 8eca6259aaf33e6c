import type { Failure } from '../../core/domain/errors/failure.ts'
import type { ImageAddresses } from '../../core/domain/wallets/image.ts'
import type { Wallet } from '../../core/domain/wallets/wallet.ts'
import type { WalletQuery, WalletRegistry } from '../../core/ports/wallet-registry.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A registry under a test's control. */
export type FakeWalletRegistry = WalletRegistry & Script<WalletRegistry>

/**
 * Creates a fake registry that pages, searches, includes and excludes like the real one. It has no picture for the ids in `missingImages`.
 * `addresses` are the URLs of pictures for an `<img>`, by default none.
 */
export function fakeWalletRegistry({
  wallets = [],
  missingImages = [],
  addresses = null,
  order,
}: {
  readonly wallets?: readonly Wallet[]
  readonly missingImages?: readonly string[]
  readonly addresses?: ImageAddresses | null
  readonly order?: AnswerOrder
} = {}): FakeWalletRegistry {
  const { script, ask } = createScript<WalletRegistry>(order)
  const missing: Failure = { code: 'http-status', status: 404 }
  const isMissing = (id: string) => missingImages.includes(id)
  return {
    ...script,
    wallets: (query, signal) =>
      ask('wallets', query, signal, () => {
        const found = wallets.filter((wallet) => fits(wallet, query))
        const start = (query.page - 1) * query.entries
        return { wallets: found.slice(start, start + query.entries), count: found.length }
      }),
    imageAddresses: (request, signal) => ask('imageAddresses', request, signal, () => addresses),
    images: (request, signal) =>
      ask('images', request, signal, () => ({
        received: request.ids.filter((id) => !isMissing(id)).map((id) => ({ id, url: `blob:fake/${id}` })),
        failed: request.ids.filter(isMissing).map((id) => ({ id, failure: missing })),
      })),
  }
}

function fits({ id, name }: Wallet, { search = '', include = [], exclude = [] }: WalletQuery): boolean {
  const isIncluded = include.length === 0 || include.includes(id)
  return isIncluded && !exclude.includes(id) && name.toLowerCase().includes(search.toLowerCase())
}
