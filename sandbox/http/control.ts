import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseFault, type FaultSwitch } from './fault-switch.ts'
import { sendFailure, sendJson } from './send.ts'

/** Lets pages of any origin ask, with these request headers (in lower case). */
export function allowOtherOrigins(response: ServerResponse, headers: readonly string[]): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS')
  response.setHeader('access-control-allow-headers', headers.join(', '))
  response.setHeader('access-control-max-age', '600')
}

/** Answers `/control`: a POST orders a fault, both it and a GET answer the faults in force. */
export async function control(
  request: IncomingMessage,
  response: ServerResponse,
  faults: FaultSwitch,
): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  if (request.method === 'POST') {
    try {
      faults.order(parseFault(await readText(request)))
    } catch (error) {
      return sendFailure(response, 400, 'control', (error as Error).message)
    }
  }
  sendJson(response, 200, { faults: faults.list() })
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
