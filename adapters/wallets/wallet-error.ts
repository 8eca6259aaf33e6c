import type { FailureCode } from '../../core/domain/errors/failure-code.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { revertDataIn } from '../../core/domain/errors/revert-data.ts'
import { meantByMessage } from '../json-rpc/node-message.ts'
import { rpcCodes } from '../json-rpc/rpc-codes.ts'
import {
  doubtfulNames,
  mayHaveSent,
  isForTransaction,
  isOfEarlierTry,
  isSending,
  longestRead,
} from './doubt-of-sending.ts'
import { meantByWords, walletNames } from './wallet-words.ts'

/**
 * The wallets' own error codes: EIP-1193, EIP-3326, CAIP-25 (50xx, 51xx), EIP-5792 (57xx), WalletConnect (60xx). A duplicate id (5720) is left
 * out, because the named batch may have been sent.
 */
export const ownCodes: Readonly<Record<number, FailureCode>> = {
  4001: 'user-rejected',
  5000: 'user-rejected',
  5001: 'user-rejected',
  5002: 'user-rejected',
  5003: 'user-rejected',
  5100: 'chain-unsupported',
  5101: 'method-unsupported',
  5102: 'method-unsupported',
  5103: 'account-type-unsupported',
  5104: 'chain-unsupported',
  6000: 'wallet-disconnected',
  6001: 'wallet-disconnected',
  4100: 'unauthorized',
  4200: 'method-unsupported',
  4900: 'wallet-disconnected',
  4901: 'chain-disconnected',
  4902: 'chain-not-added',
  5700: 'method-unsupported',
  5710: 'chain-unsupported',
  5730: 'resource-not-found',
  5740: 'invalid-request',
  5750: 'user-rejected',
  5760: 'method-unsupported',
}

/** Codes that may also be a node's, which the wallet passes on. */
export const passedOn = rpcCodes

/** The code of a prompt that is already open, and of a node that did not answer in time (geth). */
const pendingOrLate = -32002

const longest = 200
const deepest = 6

/**
 * Reads a wallet's error, and keeps its short message. The wallet's own code counts first, then a node's message, the error's names, the wallet's
 * message, and other codes. An error without a meaning is `wallet-failed`. The data of a revert remains. The wallet's message is ignored if
 * another message leaves open whether a transaction was sent.
 */
export function walletError(error: unknown, method: string): LatchkeyError {
  const parts = partsOf(error)
  const numbers = parts.flatMap(codeNumberOf)
  const own = numbers.find((number) => number in ownCodes)
  const known = own ?? numbers.find((number) => number in passedOn)
  const words = parts.flatMap(wordsOf)
  const names = parts.flatMap(namesOf)
  const sends = isSending(method)
  const isOpen = sends && (words.some(mayHaveSent) || names.some((name) => doubtfulNames.has(name)))
  const said =
    firstOf(words, (one) => (sends && isOfEarlierTry(one) ? null : meantByMessage(one))) ??
    firstOf(names, (name) => walletNames[name] ?? null) ??
    (isOpen ? undefined : firstOf(words, (one) => meantByWords(one, method)))
  const code =
    (own !== undefined && ownCodes[own]) ||
    said ||
    (known !== undefined &&
      !isOfAnotherMethod({ words, known, numbers, method }) &&
      meantByCode(known, method)) ||
    'wallet-failed'
  const message = messageOf(error) ?? `The wallet refused ${method} without a message.`
  const meta = [`Method: ${method}`, ...(known === undefined ? [] : [`Wallet code: ${known}`])]
  const reverted = code === 'execution-reverted' ? parts.map(({ data }) => revertDataIn(data)) : []
  const data = reverted.find((found) => found !== null)
  return new LatchkeyError(code, message.slice(0, longest), { meta, cause: error, data })
}

/** Returns the meaning of a code that may be a node's. -32002 means an open prompt only if the method sends nothing. */
function meantByCode(code: number, method: string): FailureCode | undefined {
  return code === pendingOrLate && !isForTransaction(method) ? 'request-pending' : passedOn[code]
}

/** Returns the error of a key without an installed wallet. */
export function walletMissing(walletKey: string): LatchkeyError {
  return new LatchkeyError(
    'wallet-missing',
    `No wallet "${walletKey}" is installed here; install it or choose another one.`,
  )
}

const methodName = /\b(?:eth|net|web3|debug|trace|wallet)_[a-z]\w*/gi

/**
 * Returns whether a node may lack another method, which the wallet called after the requested transaction was sent. That is so if the messages
 * name only other methods, or if another error wraps the code and names no method.
 */
function isOfAnotherMethod({
  words,
  known,
  numbers,
  method,
}: {
  readonly words: readonly string[]
  readonly known: number
  readonly numbers: readonly number[]
  readonly method: string
}): boolean {
  if (!isSending(method)) return false
  const named = words.flatMap((text) => text.slice(0, longestRead).match(methodName) ?? [])
  if (named.length > 0) return !named.some((name) => name.toLowerCase() === method.toLowerCase())
  return passedOn[known] === 'method-unsupported' && numbers[0] !== known
}

/** Returns an error and its inner errors, outermost first. MetaMask's phone app wraps the relevant one as `data.originalError` in a -32603. */
function partsOf(error: unknown, depth = 0): readonly Fields[] {
  if (typeof error === 'string') return [{ message: error }]
  if (typeof error !== 'object' || error === null || depth > deepest) return []
  const fields = fieldsOf(error)
  const inner = [fields.data, fields.originalError, fields.error, fields.info, fields.cause].flatMap((part) =>
    partsOf(part, depth + 1),
  )
  return [fields, ...inner]
}

function codeNumberOf({ code }: Fields): readonly number[] {
  const number = typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : code
  return typeof number === 'number' ? [number] : []
}

function wordsOf({ shortMessage, message, reason, details }: Fields): readonly string[] {
  return [shortMessage, message, reason, details].filter((words) => typeof words === 'string')
}

function namesOf({ code, name }: Fields): readonly string[] {
  return [code, name].filter((given) => typeof given === 'string')
}

function firstOf(
  texts: readonly string[],
  meaning: (text: string) => FailureCode | null,
): FailureCode | undefined {
  for (const text of texts) {
    const meant = meaning(text)
    if (meant) return meant
  }
  return undefined
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

/** The fields that are read of an error. ethers puts the wallet's own error into `info.error`, viem its message into `details`. */
const readFields = [
  'code',
  'name',
  'data',
  'originalError',
  'error',
  'info',
  'cause',
  'shortMessage',
  'message',
  'reason',
  'details',
] as const
type Fields = { readonly [Name in (typeof readFields)[number]]?: unknown }

function fieldsOf(error: object): Fields {
  try {
    return Object.fromEntries(readFields.map((name) => [name, (error as Record<string, unknown>)[name]]))
  } catch {
    return {}
  }
}
