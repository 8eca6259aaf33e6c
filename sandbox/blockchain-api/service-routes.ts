import { sendBody, sendJson } from '../http/send.ts'
import type { Route } from './route.ts'
import { socketChains } from './rpc-proxy.ts'
import type { ServiceWorld } from './service-world.ts'

/** Creates `GET /v1/supported-chains` and `GET /health`, which need no project id. */
export function serviceRoutes(world: Pick<ServiceWorld, 'chains'>, now: () => number): readonly Route[] {
  const begin = now()
  return [
    {
      method: 'GET',
      path: /^\/v1\/supported-chains$/,
      fault: () => '/v1/supported-chains',
      malformed: '{"http":7,"ws":"all"}',
      answer({ response }) {
        const http = world.chains()
        sendJson(response, 200, { http, ws: http.filter((chain) => socketChains.has(chain)) })
      },
    },
    {
      method: 'GET',
      path: /^\/health$/,
      fault: () => '/health',
      malformed: '{"health":7}',
      answer({ response }) {
        const seconds = Math.floor((now() - begin) / 1_000)
        const text = `OK v1.0.0, commit hash: sandbox, features: , uptime: ${seconds} seconds`
        sendBody(response, 200, 'text/plain; charset=utf-8', text)
      },
    },
  ]
}
