import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { walletError } from '../wallets/wallet-error.ts'

const longest = 200

/** Returns the error of a relay that gave no pairing URI in time. */
export function relayUnreachable(relayUrl: string, milliseconds: number, cause?: unknown): LatchkeyError {
  const message = `The relay at ${placeOf(relayUrl)} did not answer within ${milliseconds / 1000} s; check the connection and try again.`
  return new LatchkeyError('unreachable', message, { cause })
}

/** The relay's messages for a token that was signed at a wrong time. */
const otherTime = /\b(jwt|token)\b.*\b(expired|not (yet )?valid|future)|\b(iat|nbf|exp)\b/i

/** Returns the error of a relay that refused the connection (close code 3000): a wrong project id, or a wrong clock of this device. */
export function relayRefused(relayUrl: string, error: unknown): LatchkeyError {
  const text = messageOf(error)
  const reason = (/code: 3000 \((.*)\)\s*$/s.exec(text)?.[1] ?? text).slice(0, longest) || 'no reason given'
  if (otherTime.test(reason)) {
    const message = `The relay at ${placeOf(relayUrl)} is of another time than this device: ${reason} Set the clock and try again.`
    return new LatchkeyError('clock-wrong', message, { cause: error })
  }
  const message = `The relay at ${placeOf(relayUrl)} refused the project id: ${reason}`
  return new LatchkeyError('project-refused', message, { cause: error })
}

/** Returns the error of a pairing that no wallet approved in time. */
export function pairingExpired(cause?: unknown): LatchkeyError {
  const message = 'No wallet approved the connection in time; show a new code and try again.'
  return new LatchkeyError('pairing-expired', message, { cause })
}

/** Returns the error of a failed approval, from the wallet or from the library. */
export function approvalError(error: unknown): LatchkeyError {
  if (error instanceof LatchkeyError) return error
  if (/expired/i.test(messageOf(error))) return pairingExpired(error)
  return walletError(error, 'wc_sessionPropose')
}

/** Returns the error of a pairing without a URI. */
export function proposalError(error: unknown, relayUrl: string, milliseconds: number): Error {
  if (error instanceof LatchkeyError) return error
  if (error instanceof DOMException && error.name === 'AbortError') return error
  if (/publish|socket|connect/i.test(messageOf(error))) return relayUnreachable(relayUrl, milliseconds, error)
  return new LatchkeyError(
    'wallet-failed',
    `No pairing could be made: ${messageOf(error).slice(0, longest)}`,
    {
      cause: error,
    },
  )
}

/** Returns the error of a failed request. */
export function relayRequestError(error: unknown, method: string): Error {
  if (error instanceof LatchkeyError) return error
  if (error instanceof Error && /request expired/i.test(error.message)) {
    return new LatchkeyError('timed-out', `The wallet gave no answer to ${method}; open it and try again.`, {
      cause: error,
    })
  }
  if (error instanceof Error && /failed to publish|no internet|relay server/i.test(error.message)) {
    const message = `The relay did not take ${method}; check the connection and try again.`
    return new LatchkeyError('unreachable', message, { cause: error })
  }
  return walletError(error, method)
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null || !('message' in error)) return ''
  return typeof error.message === 'string' ? error.message : ''
}

function placeOf(relayUrl: string): string {
  return relayUrl.replace(/[?#].*$/, '')
}
