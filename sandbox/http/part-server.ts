import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { allowCookies, allowOtherOrigins, control } from './control.ts'
import { createFaultSwitch, type Fault, type FaultSwitch } from './fault-switch.ts'
import { listen } from './listen.ts'
import { sendBody, sendFailure } from './send.ts'

/** The definition of one HTTP part of the sandbox. */
export type PartDefinition = {
  /** The port to try first; 0 for any. */
  readonly port: number
  /** Request headers that pages of other origins may send, in lowercase. */
  readonly allowedHeaders: readonly string[]
  /** Whether pages of other origins may send their cookies. */
  readonly takesCookies?: true
  answer(request: IncomingMessage, response: ServerResponse, url: URL): void | Promise<void>
  /** Returns the body of the `malformed` fault. */
  malformed(url: URL): { readonly type: string; readonly body: string }
  /** Answers with the status of a `status` fault, in the part's own format. */
  refuse?(response: ServerResponse, status: number): void
  /** The header that names the client, in lowercase. The `headers-only` fault refuses requests without it. */
  readonly askerHeader?: string
  /** Returns the path under which the fault switch knows a request, if its URL's path does not identify it. */
  pathOf?(request: IncomingMessage, url: URL): Promise<string>
  /** Called after each ordered fault. */
  ordered?(fault: Fault): void
  /** Runs an order of `/control` that belongs to this part. Returns whether it does. */
  takeOrder?(order: Readonly<Record<string, unknown>>): boolean | Promise<boolean>
  /** Accepts a WebSocket. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer, faults: FaultSwitch): void
}

/** One listening part: its origin (without a trailing slash), its faults, and a function that stops it. */
export type PartServer = { readonly url: string; readonly faults: FaultSwitch; stop(): Promise<void> }

/** Starts a server with cross-origin rules, `/control` and the ordered faults in front of the part's own answers. */
export async function startPartServer(definition: PartDefinition): Promise<PartServer> {
  const faults = createFaultSwitch(definition.ordered)
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else sendFailure(response, 500, 'sandbox', error instanceof Error ? error.message : String(error))
    })
  })

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (definition.upgrade) definition.upgrade(request, socket, head, faults)
    else socket.destroy()
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    allowOtherOrigins(response, definition.allowedHeaders)
    if (definition.takesCookies) allowCookies(request, response)
    if (url.pathname === '/control') return control(request, response, faults, definition.takeOrder)
    const fault = faults.take((await definition.pathOf?.(request, url)) ?? url.pathname)
    if (fault?.fault === 'refuse') return void request.socket.destroy()
    if (fault?.fault === 'no-cors') response.removeHeader('access-control-allow-origin')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (fault && (await misbehave(fault, request, response, url))) return
    await definition.answer(request, response, url)
  }

  async function misbehave(
    fault: Fault,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<boolean> {
    if (fault.fault === 'hang') return true
    if (fault.fault === 'no-cors') return false
    if (fault.fault === 'headers-only') {
      const header = definition.askerHeader
      if (header === undefined || request.headers[header]) return false
      sendFailure(response, 401, header, `The fault switch ordered that ${header} must be sent.`)
      return true
    }
    if (fault.fault === 'status') {
      const status = fault.status ?? 500
      if (fault.retryAfter !== undefined) response.setHeader('retry-after', String(fault.retryAfter))
      if (definition.refuse) definition.refuse(response, status)
      else sendFailure(response, status, 'sandbox', 'The fault switch ordered this answer.')
      return true
    }
    if (fault.fault === 'malformed') {
      const { type, body } = definition.malformed(url)
      sendBody(response, 200, type, body)
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, fault.delay ?? 1_000))
    return response.destroyed
  }

  const port = await listen(server, definition.port)
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
