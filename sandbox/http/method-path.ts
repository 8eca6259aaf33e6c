import type { IncomingMessage } from 'node:http'
import { readText } from './read-text.ts'

/**
 * Returns the method of a JSON-RPC request (the first one of a batch) as a path for the fault switch. For any other request, returns the URL's
 * path.
 */
export async function methodPath(request: IncomingMessage, url: URL): Promise<string> {
  if (request.method !== 'POST') return url.pathname
  const body = readJson(await readText(request))
  const [first] = Array.isArray(body) ? (body as readonly unknown[]) : [body]
  const { method } = (first ?? {}) as { readonly method?: unknown }
  return typeof method === 'string' ? `/${method}` : url.pathname
}

/** Parses JSON. Returns `undefined` for an invalid text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
