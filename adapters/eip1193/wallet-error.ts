import type { FailureCode } from '../../core/domain/failure-code.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'

/** Codes of EIP-1193, EIP-1474, EIP-3326 and CAIP-25 (5000), as wallets send them. */
const codes: Readonly<Record<number, FailureCode>> = {
  4001: 'user-rejected',
  5000: 'user-rejected',
  4100: 'unauthorized',
  4200: 'method-unsupported',
  4900: 'wallet-disconnected',
  4901: 'wallet-disconnected',
  4902: 'chain-not-added',
  [-32601]: 'method-unsupported',
  [-32004]: 'method-unsupported',
  [-32002]: 'request-pending',
}

const longest = 200
const deepest = 6

/** Turns what a wallet rejected with into a LatchkeyError with the wallet's own short message; unknown codes are `wallet-failed`. */
export function walletError(error: unknown, method: string): LatchkeyError {
  const number = codeNumbersOf(error).find((candidate) => candidate in codes)
  const code = number === undefined ? 'wallet-failed' : (codes[number] ?? 'wallet-failed')
  const message = messageOf(error) ?? `The wallet refused ${method} without a message.`
  const meta = [`Method: ${method}`, ...(number === undefined ? [] : [`Wallet code: ${number}`])]
  return new LatchkeyError(code, message.slice(0, longest), { meta, cause: error })
}

/** The error of a key that no wallet here has. */
export function walletMissing(walletKey: string): LatchkeyError {
  return new LatchkeyError(
    'wallet-missing',
    `No wallet "${walletKey}" is installed here; install it or choose another one.`,
  )
}

/** All codes from outside to inside, the first known one counts: MetaMask's phone app wraps the telling one as `data.originalError.code` in a -32603. */
function codeNumbersOf(error: unknown, depth = 0): readonly number[] {
  if (typeof error !== 'object' || error === null || depth > deepest) return []
  const { code, data, originalError, cause } = fieldsOf(error)
  const own = typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : code
  const inner = [data, originalError, cause].flatMap((part) => codeNumbersOf(part, depth + 1))
  return typeof own === 'number' ? [own, ...inner] : inner
}

function messageOf(error: unknown): string | null {
  if (typeof error === 'string') return error.trim() || null
  if (typeof error !== 'object' || error === null) return null
  const { shortMessage, message } = fieldsOf(error)
  const text = [shortMessage, message].find(
    (candidate) => typeof candidate === 'string' && candidate.trim() !== '',
  )
  return typeof text === 'string' ? text.trim() : null
}

function fieldsOf(error: object): Readonly<Record<string, unknown>> {
  try {
    const { code, data, originalError, cause, shortMessage, message } = error as Record<string, unknown>
    return { code, data, originalError, cause, shortMessage, message }
  } catch {
    return {}
  }
}
