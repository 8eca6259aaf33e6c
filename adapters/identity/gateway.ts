import type { Hex } from 'viem'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { gatewayLimit } from '../../core/domain/limits.ts'
import { isSafeLink } from '../../core/domain/values/remote-url.ts'
import { limitedBody } from '../http/limited-body.ts'
import { withTimeLimit } from '../ports/time-limit.ts'

/** How many redirects to servers one lookup may have (EIP-3668 recommends a limit of 4). */
const mostLookups = 4
/** How many servers of one redirect are tried. */
const mostUrls = 4
/** The longest answer and the longest URL, in bytes. Proofs of other chains take some hundred KiB. */
const longestAnswer = 1024 * 1024
const longestUrl = 64 * 1024

/** A contract's question to a server (EIP-3668). */
type GatewayQuestion = { readonly data: Hex; readonly sender: Hex; readonly urls: readonly string[] }

/** The access to the servers that hold one name. */
export type Gateway = {
  /** Asks the servers that a contract named, one after the other. The contract checks the answer. */
  readonly request: (question: GatewayQuestion) => Promise<Hex>
  /** Returns why a server gave no answer. Returns null if none was asked, or all answered. */
  readonly failure: () => LatchkeyError | null
  /** Returns whether a request to a server is pending. */
  readonly isAsking: () => boolean
}

/** The settings of a gateway. */
export type GatewayParts = {
  /** Whether names on other servers are looked up at all (the option `ccipRead`). */
  readonly isOn: boolean
  /** Whether the chain is a local one, whose servers may be local, too. */
  readonly isLocal: boolean
  readonly fetch: typeof globalThis.fetch
  readonly signal: AbortSignal
}

/**
 * Creates the access to the servers of one lookup (CCIP-Read, EIP-3668). They are asked by https only, at most four times, with limits of time
 * and size. Requests have no credentials, no referrer and no redirects.
 */
export function createGateway({ isOn, isLocal, fetch, signal }: GatewayParts): Gateway {
  let failure: LatchkeyError | null = null
  let lookups = 0
  let asking = 0
  const ask = async (question: GatewayQuestion): Promise<Hex> => {
    if (!isOn) throw switchedOff()
    if (++lookups > mostLookups) throw unusable(`leads on more than ${mostLookups} times`)
    const urls = question.urls.slice(0, mostUrls).filter((url) => isAllowed(filled(url, question), isLocal))
    let last = unusable('has no https URL')
    for (const url of urls) {
      try {
        return await answerOf(url, question, fetch, signal)
      } catch (error) {
        if (!(error instanceof LatchkeyError)) throw error
        last = error
        if (isFinal(error)) break
      }
    }
    throw last
  }
  return {
    request: async (question) => {
      asking++
      try {
        return await ask(question)
      } catch (error) {
        if (error instanceof LatchkeyError) failure ??= error
        throw error
      } finally {
        asking--
      }
    },
    failure: () => failure,
    isAsking: () => asking > 0,
  }
}

/** Returns whether a server may be asked: by https, or on loopback if the chain is local too. URLs with a name and a password are refused. */
function isAllowed(url: string, isLocal: boolean): boolean {
  if (url.length > longestUrl || !isSafeLink(url)) return false
  const { protocol, username, password } = new URL(url)
  return (protocol === 'https:' || isLocal) && username === '' && password === ''
}

/** Returns whether no other server may be asked, because one called the question itself wrong (4xx). */
function isFinal({ data }: LatchkeyError): boolean {
  return typeof data === 'number' && data >= 400 && data < 500
}

/** Returns the URL for a question, with `{sender}` and `{data}` filled in (EIP-3668). */
function filled(template: string, { data, sender }: GatewayQuestion): string {
  return template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
}

async function answerOf(
  template: string,
  question: GatewayQuestion,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Hex> {
  const { data, sender } = question
  const url = filled(template, question)
  const { host } = new URL(url)
  const asked: RequestInit = template.includes('{data}')
    ? { method: 'GET' }
    : {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data, sender: sender.toLowerCase() }),
      }
  try {
    return await withTimeLimit({ what: host, limit: gatewayLimit, signal }, async (own) => {
      const response = await fetch(url, {
        ...asked,
        signal: own,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw unusable(`(${host}) answered with status ${response.status}`, response.status)
      }
      const body = await limitedBody(response, longestAnswer)
      if (!body) throw unusable(`(${host}) answered with more than 1 MiB`)
      return dataIn(await body.text(), host)
    })
  } catch (cause) {
    if (signal.aborted) throw cause
    if (cause instanceof LatchkeyError && cause.code !== 'timed-out') throw cause
    throw gatewayIsSilent(cause, host)
  }
}

/** Returns the error of a server that cannot be reached, or does not answer in time. */
export function gatewayIsSilent(cause: unknown, host: string | null = null): LatchkeyError {
  const message = `The server that keeps the name${host === null ? '' : ` (${host})`} could not be reached, or gave no answer in time.`
  return new LatchkeyError('gateway-unreachable', message, { cause })
}

/** Returns the field `data` of a JSON answer. */
function dataIn(text: string, host: string): Hex {
  const wrong = () => unusable(`(${host}) answered with something that is no hexadecimal data`)
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw wrong()
  }
  const { data } = Object(answer) as { readonly data?: unknown }
  if (typeof data === 'string' && /^0x([\da-f]{2})*$/i.test(data)) return data as Hex
  throw wrong()
}

function unusable(what: string, status?: number): LatchkeyError {
  return new LatchkeyError('gateway-failed', `The server that keeps the name ${what}.`, {
    ...(status !== undefined && { data: status }),
  })
}

function switchedOff(): LatchkeyError {
  const message = 'The name is kept on another server (CCIP-Read), and the option ccipRead is false.'
  return new LatchkeyError('feature-disabled', message)
}
