import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Endpoints } from '../endpoints.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { sendBody, sendFailure, sendJson } from '../http/send.ts'
import { blankPage } from './blank-page.ts'
import { buildBrowserWallet, buildDemo, buildPhone, buildSolanaWallet } from './build-pages.ts'
import { hostOptions } from './host-options.ts'
import { readPageFile } from './page-files.ts'
import { phonePolicy, securityPolicy } from './security-policy.ts'

const walletPath = '/browser-wallet.js'
const solanaPath = '/solana-wallet.js'
const phonePath = '/phone'
const walletTags = [walletPath, solanaPath]
  .map((path) => `<script type="module" src="${path}"></script>`)
  .join('\n')
const script = 'text/javascript; charset=utf-8'

/** Options of the host page. `endpoints` returns `null` until every part of the sandbox has started. */
export type HostOptions = {
  readonly port: number
  readonly page: 'demo' | 'blank'
  endpoints(): Endpoints | null
}

/** Builds the host page and the browser wallets if necessary, and serves them under a strict policy. */
export async function startHost(options: HostOptions): Promise<PartServer> {
  // The builds run one after the other, because each sets the process-wide NODE_ENV.
  const walletFolder = await buildBrowserWallet()
  const solanaFolder = await buildSolanaWallet()
  const blank = { folder: null, sentence: 'Only the browser wallets are on this page.' }
  const demo = options.page === 'demo' ? await tryDemo() : blank
  const walletScript = readFileSync(join(walletFolder, 'browser-wallet.js'))
  const solanaScript = readFileSync(join(solanaFolder, 'solana-wallet.js'))
  const page = demo.folder ? null : withWallets(blankPage(demo.sentence))

  let phone: Promise<string> | null = null
  async function answerPhone(response: ServerResponse, path: string, search: string): Promise<void> {
    if (path === '') return void response.writeHead(308, { location: `${phonePath}/${search}` }).end()
    phone ??= buildPhone()
    const file = readPageFile(await phone, path)
    response.setHeader('content-security-policy', phonePolicy(options.endpoints()))
    if (file) sendBody(response, 200, file.type, file.body)
    else sendFailure(response, 404, 'path', `The phone has no ${path}.`)
  }

  function answer(response: ServerResponse, { pathname: path, search }: URL): void | Promise<void> {
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cache-control', 'no-store')
    if (path === phonePath || path.startsWith(`${phonePath}/`))
      return answerPhone(response, path.slice(phonePath.length), search)
    response.setHeader('content-security-policy', securityPolicy(options.endpoints()))
    if (path === '/endpoints.json') return sendJson(response, 200, options.endpoints())
    if (path === '/options.json') return sendOptions(response, options.endpoints())
    if (path === walletPath) return sendBody(response, 200, script, walletScript)
    if (path === solanaPath) return sendBody(response, 200, script, solanaScript)
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
    answer: (_, response, url) => answer(response, url),
    malformed: () => ({ type: 'application/json', body: '{"demo":42}' }),
  })
}

function sendOptions(response: ServerResponse, endpoints: Endpoints | null): void {
  sendJson(response, 200, endpoints && hostOptions(endpoints))
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

// Wallet extensions run before the page's own scripts. So the tag is the first in the head.
function withWallets(html: string): string {
  return html.includes(walletPath) ? html : html.replace(/<head[^>]*>/i, (head) => `${head}\n${walletTags}`)
}
