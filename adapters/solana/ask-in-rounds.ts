import { abortError } from '../ports/aborted.ts'
import { LongWait } from '../evm/retry-after.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { FailureCode } from '../../core/domain/errors/failure-code.ts'

/** The waits between rounds, in milliseconds. */
const waits = [150, 300, 600]

/** Statuses after which another attempt may help, as for EVM nodes. */
const passing = new Set([403, 408, 413, 429, 500, 502, 503, 504])

/** Failures of one URL after which another URL may answer. */
const fallible: readonly FailureCode[] = [
  'http-status',
  'limit-exceeded',
  'malformed-answer',
  'method-unsupported',
  'node-failed',
  'resource-unavailable',
  'timed-out',
  'unreachable',
]

/** An HTTP error status, with the seconds that the server asks to wait. */
export class NodeStatus extends LatchkeyError {
  readonly seconds: number

  constructor(name: string, status: number, seconds: number) {
    super('http-status', `${name} answered with status ${status}.`, { data: status })
    this.seconds = seconds
  }
}

/** Asks URLs one after the other until one answers. Repeats the round three times, each after a wait. A refusal that is final is not repeated. */
export async function askInRounds<Value>(
  urls: readonly string[],
  ask: (url: string) => Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  for (const wait of [...waits, null]) {
    let seconds = 0
    let isWorthAnother = false
    let last: unknown = null
    for (const url of urls) {
      try {
        return await ask(url)
      } catch (error) {
        if (!isFallible(error)) throw error
        seconds = error instanceof NodeStatus ? Math.max(seconds, error.seconds) : seconds
        isWorthAnother ||= mayPass(error)
        last = error
      }
    }
    if (wait === null || !isWorthAnother) throw last
    await pause(Math.max(wait, seconds * 1000), signal)
  }
  throw abortError()
}

/** Waits for the milliseconds. Rejects with an AbortError when the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(abortError())
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
}

function isFallible(error: unknown): error is LatchkeyError {
  return error instanceof LatchkeyError && fallible.some((code) => code === error.code)
}

function mayPass({ code, data, cause }: LatchkeyError): boolean {
  if (cause instanceof LongWait) return false
  if (code === 'http-status') return passing.has(Number(data))
  return code !== 'malformed-answer' && code !== 'method-unsupported'
}
