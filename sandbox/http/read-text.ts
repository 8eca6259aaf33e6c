import type { IncomingMessage } from 'node:http'

const bodies = new WeakMap<IncomingMessage, Promise<string>>()

/** Reads a request's body as UTF-8 text. Later calls return the same text. */
export function readText(request: IncomingMessage): Promise<string> {
  const body = bodies.get(request) ?? readAll(request)
  bodies.set(request, body)
  return body
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
