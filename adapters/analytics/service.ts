import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/** One service over HTTP. Both methods throw `http-status`, `unreachable`, `malformed-answer` or an AbortError. */
export type Service = {
  /** Returns the JSON at a path. */
  readonly read: (path: string, signal: AbortSignal) => Promise<unknown>
  /** Sends JSON to a path. The answer's body is not read. */
  readonly post: (path: string, body: unknown, signal: AbortSignal) => Promise<void>
}

/** Request options: the request outlasts the page, sends no cookies, and names no more than the page's origin as referrer. */
export const quietly = { keepalive: true, credentials: 'omit', referrerPolicy: 'strict-origin' } as const

/** Creates a service below a base URL. `headers` are sent with each request and name the project. */
export function createService(
  base: string,
  headers: Readonly<Record<string, string>>,
  fetch: typeof globalThis.fetch,
): Service {
  const ask = async (path: string, request: RequestInit) => {
    const url = serviceUrl(base, path)
    const response = await fetch(url, { ...quietly, ...request }).catch((cause: unknown) => {
      if (request.signal?.aborted) throw cause
      throw new LatchkeyError('unreachable', `${url} could not be reached.`, { cause })
    })
    if (response.ok) return response
    throw new LatchkeyError('http-status', `${url} answered with status ${response.status}.`, {
      data: response.status,
    })
  }
  return {
    read: async (path, signal) => {
      const response = await ask(path, { headers, signal })
      return response.json().catch((cause: unknown) => {
        throw new LatchkeyError('malformed-answer', `${path} did not answer with JSON.`, { cause })
      })
    },
    post: async (path, body, signal) => {
      const json = { ...headers, 'content-type': 'application/json' }
      await ask(path, { method: 'POST', headers: json, body: JSON.stringify(body), signal })
    },
  }
}

/** Returns the URL of a service's path. */
export function serviceUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}${path}`
}
