import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseFault, readOrder, type FaultSwitch } from './fault-switch.ts'
import { readText } from './read-text.ts'
import { sendFailure, sendJson } from './send.ts'

/** Allows requests of any origin with these headers (in lowercase). */
export function allowOtherOrigins(response: ServerResponse, headers: readonly string[]): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS')
  response.setHeader('access-control-allow-headers', headers.join(', '))
  response.setHeader('access-control-expose-headers', 'retry-after, x-request-id')
  response.setHeader('access-control-max-age', '600')
}

/** Allows the requesting page to send its cookies. */
export function allowCookies(request: IncomingMessage, response: ServerResponse): void {
  if (!request.headers.origin) return
  response.setHeader('access-control-allow-origin', request.headers.origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('vary', 'origin')
}

/** Answers `/control`. A POST orders a fault, or an order that `takeOrder` knows. Both a POST and a GET return the active faults. */
export async function control(
  request: IncomingMessage,
  response: ServerResponse,
  faults: FaultSwitch,
  takeOrder: (order: Readonly<Record<string, unknown>>) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  if (request.method === 'POST') {
    try {
      const order = readOrder(await readText(request))
      if (!(await takeOrder(order))) faults.order(parseFault(order))
    } catch (error) {
      return sendFailure(response, 400, 'control', (error as Error).message)
    }
  }
  sendJson(response, 200, { faults: faults.list() })
}
