import type { IncomingMessage } from 'node:http'

const bodies = new WeakMap<IncomingMessage, Promise<string>>()

/** Reads the body of a request as UTF-8 text; whoever asks again is given the same. */
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
