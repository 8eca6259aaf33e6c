import type { BrowserContext, WebSocketRoute } from 'playwright'
import { base as viemBase, mainnet as viemMainnet } from 'viem/chains'
import { WebSocket } from 'ws'
import { defaultEndpoints } from '../../core/domain/options/endpoints.ts'
import { base, mainnet, solanaDevnet } from '../../entries/networks.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { Sandbox } from '../../sandbox/start.ts'

/**
 * Leads what a page asks of the public services and of the public nodes to the sandbox, so that a host needs no word about it. Answers the
 * list of what was asked of anybody else outside of this machine, none of which gets out.
 */
export async function leadToSandbox(context: BrowserContext, { endpoints }: Sandbox): Promise<string[]> {
  const strays: string[] = []
  const places = new Map<string, string>([
    [defaultEndpoints.registry, endpoints.registry ?? ''],
    [defaultEndpoints.blockchainApi, endpoints.blockchainApi ?? ''],
    ...[mainnet, base, solanaDevnet].flatMap((network: Network) =>
      network.rpcUrls.map((url) => [new URL(url).origin, endpoints.chains[network.id] ?? ''] as const),
    ),
    ...[viemMainnet, viemBase].map(
      ({ id, rpcUrls }) =>
        [new URL(rpcUrls.default.http[0]).origin, endpoints.chains[`eip155:${id}`] ?? ''] as const,
    ),
  ])
  await context.route(isOutside, async (route) => {
    const { origin, pathname, search } = new URL(route.request().url())
    const place = places.get(origin)
    if (place) {
      const url = new URL(pathname + search, place).href
      return route.fulfill({ response: await route.fetch({ url }) })
    }
    strays.push(origin + pathname)
    await route.abort()
  })
  await context.routeWebSocket(isOutside, (page) => {
    const { origin, pathname, search } = new URL(page.url())
    if (origin === defaultEndpoints.relay)
      return pipe(page, new URL(pathname + search, endpoints.relay ?? ''))
    strays.push(origin + pathname)
    void page.close()
  })
  return strays
}

function isOutside({ protocol, hostname }: URL): boolean {
  return /^(https?|wss?):$/.test(protocol) && !['127.0.0.1', 'localhost'].includes(hostname)
}

function pipe(page: WebSocketRoute, url: URL): void {
  const server = new WebSocket(url)
  const opened = new Promise<void>((resolve) => server.once('open', () => resolve()))
  page.onMessage((message) => void opened.then(() => server.send(message)))
  page.onClose(() => server.close())
  server.on('message', (data: Buffer) => page.send(data.toString()))
  server.on('close', (code, reason) => void page.close({ code, reason: reason.toString() }))
}
