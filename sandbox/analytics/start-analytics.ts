import type { IncomingMessage, ServerResponse } from 'node:http'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { readText } from '../http/read-text.ts'
import { sendFailure, sendJson } from '../http/send.ts'
import { readEvents, type WireEvent } from './wire-event.ts'

/** A received event: the number of its request, and whether the project id was in a header or in the query, as for a beacon. */
type CountedEvent = WireEvent & { readonly request: number; readonly by: 'headers' | 'query' }

/** The running service, with all received events. */
export type AnalyticsPart = PartServer & { readonly events: () => readonly CountedEvent[] }

const projectHeader = 'x-project-id'

/** Starts the stand-in for the analytics service. It accepts events at `/e` and lists them at `/events`. */
export async function startAnalytics({ port }: { readonly port: number }): Promise<AnalyticsPart> {
  const events: CountedEvent[] = []
  let takesLists = true
  let requests = 0

  async function take(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const header = request.headers[projectHeader]
    const project = header ?? url.searchParams.get('projectId')
    if (!project || String(project).startsWith('refused'))
      return sendFailure(response, 401, projectHeader, 'The project id is missing or refused.')
    try {
      const by = header === undefined ? 'query' : 'headers'
      const read = readEvents(await readText(request), takesLists)
      requests += 1
      events.push(...read.map((event) => ({ ...event, request: requests, by }) as const))
    } catch (error) {
      return sendFailure(response, 400, 'body', (error as Error).message)
    }
    response.writeHead(202).end()
  }

  const server = await startPartServer({
    port,
    allowedHeaders: ['content-type', projectHeader, 'x-sdk-type', 'x-sdk-version'],
    malformed: () => ({ type: 'text/html', body: '<!doctype html><title>Not an answer</title>' }),
    async answer(request, response, url) {
      if (url.pathname === '/events') return sendJson(response, 200, { events })
      if (url.pathname === '/e' && request.method === 'POST') return take(request, response, url)
      sendFailure(response, 404, 'path', `Nothing is found at ${url.pathname}.`)
    },
    takeOrder(order) {
      if (typeof order['takesLists'] !== 'boolean') return false
      takesLists = order['takesLists']
      return true
    },
  })
  return { ...server, events: () => events }
}
