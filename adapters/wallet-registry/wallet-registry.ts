import type { Log } from '../../core/domain/options/log-level.ts'
import type { WalletRegistry } from '../../core/ports/wallet-registry.ts'
import { failingWhenAborted } from '../ports/aborted.ts'
import { fieldsOf, listIn } from '../http/answer-fields.ts'
import { createHttp } from '../http/http.ts'
import { requestUrl } from '../http/request-url.ts'
import type { HttpParts } from '../http/http.ts'
import { createDeveloperLog } from './developer-log.ts'
import { imageBatches } from './image-batches.ts'
import { createImageCache } from './image-cache.ts'
import { projectRefusal } from './project-refusal.ts'
import { walletCount } from './wallet-count.ts'
import { walletOf } from './wallet-row.ts'

const imagePlaces = { wallet: '/getWalletImage/', network: '/public/getAssetImage/' } as const
const tokenPlace = '/public/getTokenImage/'
const currencyPlace = '/public/getCurrencyImage/'
const sdkType = 'w3m'

/**
 * The settings of the registry and the project id. `sdkVersion` is such as `html-multichain-0.1.0`. `log` reports once that the project id was
 * refused.
 */
export type RegistryParts = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & {
  readonly projectId: string
  readonly sdkVersion: string
  readonly log?: Log | undefined
}

/** Creates the port of the public wallet registry. `dispose` revokes every picture's object URL. */
export function createWalletRegistry({
  projectId,
  sdkVersion,
  log,
  ...where
}: RegistryParts): WalletRegistry & { dispose(): void } {
  const headers = { 'x-project-id': projectId, 'x-sdk-type': sdkType, 'x-sdk-version': sdkVersion }
  const http = createHttp({ ...where, headers })
  const images = createImageCache()
  const developer = log && createDeveloperLog(log)

  const allowed = async <Value>(answer: Promise<Value>) => {
    try {
      return await answer
    } catch (error) {
      const refusal = projectRefusal(error, projectId)
      if (refusal) developer?.tell('project-refused', refusal.message)
      throw refusal ?? error
    }
  }

  const urlOf = (path: string) => images.url(path, (own) => allowed(http.image({ path }, own)))

  return {
    wallets: async (query, signal) => {
      const { data, count } = await allowed(http.json({ path: '/getWallets', query }, walletPage, signal))
      const wallets = data.flatMap((row) => walletOf(row) ?? [])
      return { wallets, count: walletCount(count, query, { rows: data.length, good: wallets.length }) }
    },
    imageAddresses: async () => ({
      wallet: requestUrl(where.base, imagePlaces.wallet),
      network: requestUrl(where.base, imagePlaces.network),
      token: requestUrl(where.base, tokenPlace),
      currency: requestUrl(where.base, currencyPlace),
      query: `?${new URLSearchParams({ projectId, st: sdkType, sv: sdkVersion }).toString()}`,
    }),
    images: ({ kind, ids }, signal) =>
      imageBatches(ids, (id) => urlOf(`${imagePlaces[kind]}${encodeURIComponent(id)}`)).pipe(
        failingWhenAborted(signal),
      ),
    dispose: images.dispose,
  }
}

function walletPage(answer: unknown) {
  const page = fieldsOf(answer)
  return { data: listIn(page, 'data'), count: page.count }
}
