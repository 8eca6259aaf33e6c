import type { IncomingMessage } from 'node:http'
import { readText } from './read-text.ts'

/** The method that a JSON-RPC request calls (the first one of a batch) as a path for the fault switch; else the path of its URL. */
export async function methodPath(request: IncomingMessage, url: URL): Promise<string> {
  if (request.method !== 'POST') return url.pathname
  const body = readJson(await readText(request))
  const [first] = Array.isArray(body) ? (body as readonly unknown[]) : [body]
  const { method } = (first ?? {}) as { readonly method?: unknown }
  return typeof method === 'string' ? `/${method}` : url.pathname
}

/** Reads JSON; `undefined` where the text is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
