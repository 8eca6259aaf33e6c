import type { IncomingMessage, ServerResponse } from 'node:http'
import { walletDrawing, walletProfiles } from '../browser-wallet/wallet-profile.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { sendBody, sendFailure, sendJson } from '../http/send.ts'
import { findWallets } from './find-wallets.ts'
import { generatedWallets } from './generated-wallets.ts'
import { knownWallets } from './known-wallets.ts'
import type { RegistryWallet } from './registry-wallet.ts'
import { tileImage } from './tile-image.ts'

const generatedCount = 500
const projectHeader = 'x-project-id'

/** How long browsers keep a picture, in seconds. */
const imageAge = 86_400

/** The query parameters by which clients without headers, such as an `<img>`, identify themselves. */
const askerParameters = ['projectId', 'st', 'sv']

/** Starts the stand-in for the public wallet registry. The same seed serves the same wallets. */
export function startRegistry(options: {
  readonly port: number
  readonly seed: number
}): Promise<PartServer> {
  const wallets = [...knownWallets(), ...generatedWallets(generatedCount, options.seed)]
  let isAnalyticsEnabled = true
  const walletOfImage = new Map(wallets.map((wallet) => [wallet.image_id, wallet]))
  return startPartServer({
    port: options.port,
    allowedHeaders: ['content-type', projectHeader, 'x-sdk-type', 'x-sdk-version'],
    askerHeader: projectHeader,
    answer: (request, response, url) =>
      answer(request, response, url, { wallets, walletOfImage, isAnalyticsEnabled }),
    takeOrder(order) {
      if (typeof order['isAnalyticsEnabled'] !== 'boolean') return false
      isAnalyticsEnabled = order['isAnalyticsEnabled']
      return true
    },
    malformed: (url) =>
      isImage(url.pathname)
        ? {
            type: 'text/html',
            body: '<!doctype html><title>Not an image</title><p>This is not an image.</p>',
          }
        : { type: 'application/json', body: '{"count":"many","data":{"id":7,"name":null}}' },
  })
}

type Known = {
  readonly wallets: readonly RegistryWallet[]
  readonly walletOfImage: ReadonlyMap<string, RegistryWallet>
  /** The project's setting for analytics. */
  readonly isAnalyticsEnabled: boolean
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { wallets, walletOfImage, isAnalyticsEnabled }: Known,
): void {
  if (request.method !== 'GET') return sendFailure(response, 405, 'method', 'The registry answers GET only.')
  const missing = request.headers[projectHeader]
    ? undefined
    : askerParameters.find((name) => !url.searchParams.get(name))
  if (missing !== undefined) {
    const all = askerParameters.join(', ')
    return sendFailure(
      response,
      401,
      missing,
      `Project ID is missing: send it in the header x-project-id, or who asks in the query (${all}).`,
    )
  }
  if (url.pathname === '/getAnalyticsConfig') return sendJson(response, 200, { isAnalyticsEnabled })
  if (url.pathname === '/getWallets') return sendWallets(response, url, wallets)
  const image = drawImage(url.pathname, walletOfImage)
  if (image) {
    response.setHeader('cache-control', `public, max-age=${imageAge}`)
    return sendBody(response, 200, 'image/svg+xml', image)
  }
  sendFailure(response, 404, isImage(url.pathname) ? 'image' : 'path', `Nothing is found at ${url.pathname}.`)
}

function sendWallets(response: ServerResponse, url: URL, wallets: readonly RegistryWallet[]): void {
  try {
    sendJson(response, 200, findWallets(wallets, url.searchParams))
  } catch (error) {
    const { message, cause } = error as Error
    sendFailure(response, 400, String(cause), message)
  }
}

function isImage(path: string): boolean {
  return /^\/(getWalletImage|public\/get(Asset|Currency|Token)Image)\//.test(path)
}

function drawImage(path: string, walletOfImage: ReadonlyMap<string, RegistryWallet>): string | null {
  const [kind, key] = path.replace('/public', '').slice(1).split('/')
  if (kind === 'getWalletImage') {
    const wallet = walletOfImage.get(key ?? '')
    const own = walletProfiles.find((profile) => profile.rdns === wallet?.rdns)
    if (own) return walletDrawing(own.look)
    return wallet ? tileImage(wallet.id, wallet.name.slice(0, 1)) : null
  }
  if (kind === 'getAssetImage' && /^[0-9a-f-]{36}$/.test(key ?? '')) return tileImage(`asset ${key}`, null)
  if (kind === 'getCurrencyImage' && /^[A-Za-z]{3}$/.test(key ?? ''))
    return tileImage(`currency ${key}`, currencySign(key ?? ''))
  if (kind === 'getTokenImage' && /^[A-Za-z0-9.$]{1,12}$/.test(key ?? ''))
    return tileImage(`token ${key}`, (key ?? '').slice(0, 1))
  return null
}

function currencySign(code: string): string {
  const upper = code.toUpperCase()
  return (
    ({ USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹', BRL: 'R' } as Record<string, string>)[upper] ??
    upper.slice(0, 1)
  )
}
