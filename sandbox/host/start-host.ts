import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Endpoints } from '../endpoints.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { sendBody, sendFailure, sendJson } from '../http/send.ts'
import { blankPage } from './blank-page.ts'
import { buildBrowserWallet, buildDemo } from './build-pages.ts'
import { readPageFile } from './page-files.ts'
import { securityPolicy } from './security-policy.ts'

const walletPath = '/browser-wallet.js'
const walletTag = `<script type="module" src="${walletPath}"></script>`

/** How to serve the host page; `endpoints` answers `null` until every part of the sandbox is up. */
export type HostOptions = {
  readonly port: number
  readonly page: 'demo' | 'blank'
  endpoints(): Endpoints | null
}

/** Builds the host page and the browser wallets where needed, and serves them under a strict policy. */
export async function startHost(options: HostOptions): Promise<PartServer> {
  // One after the other: a build borrows the process-wide NODE_ENV.
  const walletFolder = await buildBrowserWallet()
  const blank = { folder: null, sentence: 'Only the browser wallets are on this page.' }
  const demo = options.page === 'demo' ? await tryDemo() : blank
  const walletScript = readFileSync(join(walletFolder, 'browser-wallet.js'))
  const page = demo.folder ? null : withWallets(blankPage(demo.sentence))

  function answer(response: ServerResponse, path: string): void {
    response.setHeader('content-security-policy', securityPolicy(options.endpoints()))
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cache-control', 'no-store')
    if (path === '/endpoints.json') return sendJson(response, 200, options.endpoints())
    if (path === walletPath) return sendBody(response, 200, 'text/javascript; charset=utf-8', walletScript)
    if (page !== null && path === '/') return sendBody(response, 200, 'text/html; charset=utf-8', page)
    const file = demo.folder ? readPageFile(demo.folder, path) : null
    if (!file) return sendFailure(response, 404, 'path', `The host page has no ${path}.`)
    if (file.type.startsWith('text/html'))
      return sendBody(response, 200, file.type, withWallets(file.body.toString('utf8')))
    sendBody(response, 200, file.type, file.body)
  }

  return startPartServer({
    port: options.port,
    allowedHeaders: ['content-type'],
    answer: (_, response, url) => answer(response, url.pathname),
    malformed: () => ({ type: 'application/json', body: '{"demo":42}' }),
  })
}

async function tryDemo(): Promise<{ readonly folder: string | null; readonly sentence: string }> {
  try {
    return {
      folder: await buildDemo(),
      sentence: 'The demo page does not exist yet: sandbox/demo/index.html is missing.',
    }
  } catch (error) {
    const sentence = `The demo page could not be built: ${(error as Error).message}`
    process.stderr.write(`${sentence}\n`)
    return { folder: null, sentence }
  }
}

// Wallet extensions are in a page before its own scripts run, so the tag comes first in the head.
function withWallets(html: string): string {
  return html.includes(walletPath) ? html : html.replace(/<head[^>]*>/i, (head) => `${head}\n${walletTag}`)
}
