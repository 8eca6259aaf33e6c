import type { Failure } from './failure.ts'

/** Returns whether a service refused a request as it is, so that the same request would be refused again (HTTP 4xx, except too many requests). */
export function isRefusedRequest({ code, status = 0 }: Failure): boolean {
  return code === 'http-status' && status >= 400 && status < 500 && status !== 429
}
