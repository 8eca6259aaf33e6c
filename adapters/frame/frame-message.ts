import * as z from 'zod/mini'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isReadableSize } from './readable-size.ts'
import { isQuestionName, questions, refusal, sessionUpdate } from './questions.ts'
import type { AnswerOf, PayloadOf, QuestionName } from './questions.ts'

/** A question in the form that the frame receives. */
export type AppMessage = { readonly type: string; readonly id: string; readonly payload?: unknown }

/**
 * A message of the frame, whose payload has not been read yet. For a cancelled request, `kept` says that it was approved before, and `let-go`
 * that it was not.
 */
export type Envelope =
  | {
      readonly kind: 'answer' | 'refusal'
      readonly name: QuestionName
      readonly id: string
      readonly payload: unknown
    }
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'let-go'; readonly id: string }
  | { readonly kind: 'session'; readonly payload: unknown }

/** The outcome of a question: an answer, or a refusal with the frame's message, which may be empty. */
export type Outcome<Name extends QuestionName> =
  | { readonly kind: 'answered'; readonly answer: AnswerOf<Name> }
  | { readonly kind: 'refused'; readonly words: string }

const frameType = /^@w3m-frame\/([A-Z_]{1,64})$/
const ending = /^(.+)_(SUCCESS|ERROR)$/
const longestId = 64
const longestWords = 2000

/** Returns a question in the frame's form. Throws `invalid-request` for a question that the frame could not read. */
export function appMessage<Name extends QuestionName>(
  name: Name,
  id: string,
  given: PayloadOf<Name>,
): AppMessage {
  const read = isReadableSize(given) ? z.safeParse<z.ZodMiniType>(questions[name].payload, given) : null
  if (!read) throw new LatchkeyError('invalid-request', `What ${name} is asked with is too large.`)
  if (!read.success) {
    const [issue] = read.error.issues
    const place = issue?.path.join('.') || 'its payload'
    throw new LatchkeyError('invalid-request', `${name} cannot be asked so: ${place} is not as expected.`)
  }
  const type = `@w3m-app/${name}`
  return read.data === undefined ? { type, id } : { type, id, payload: read.data }
}

/** Reads the kind of a message, without its payload. Returns null for a message of another kind. */
export function envelopeOf(data: unknown): Envelope | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, id, payload } = data as Readonly<Record<'type' | 'id' | 'payload', unknown>>
  const said = typeof type === 'string' && type.length <= 100 ? (frameType.exec(type)?.[1] ?? '') : ''
  if (said === 'SESSION_UPDATE') return { kind: 'session', payload }
  const [, name = '', end] = ending.exec(said) ?? []
  if (typeof id !== 'string' || id === '' || id.length > longestId) return null
  if (said === 'RPC_ABORT_ERROR') return { kind: 'kept', id }
  if (said === 'RPC_ABORT_SUCCESS') return { kind: 'let-go', id }
  if (!isQuestionName(name)) return null
  return { kind: end === 'SUCCESS' ? 'answer' : 'refusal', name, id, payload }
}

/**
 * Returns which questions an unreadable message may have answered: those of one name, or any. Returns null for messages that only another version
 * of the frame sends.
 */
export function misreadIn(data: unknown): QuestionName | 'any' | null {
  const { type } = Object(data) as { readonly type?: unknown }
  const said = typeof type === 'string' && type.length <= 100 ? frameType.exec(type)?.[1] : undefined
  if (said === undefined) return 'any'
  const name = ending.exec(said)?.[1] ?? ''
  return isQuestionName(name) ? name : null
}

/** Reads the outcome of a question. Returns null if the payload is too large, or does not fit the question. */
export function outcomeIn<Name extends QuestionName>(
  name: Name,
  kind: 'answer' | 'refusal',
  payload: unknown,
): Outcome<Name> | null {
  if (!isReadableSize(payload)) return null
  if (kind === 'answer') {
    const read = z.safeParse<z.ZodMiniType>(questions[name].answer, payload)
    return read.success ? { kind: 'answered', answer: read.data as AnswerOf<Name> } : null
  }
  const read = z.safeParse(refusal, payload)
  return read.success ? { kind: 'refused', words: wordsOf(read.data?.message) } : null
}

/** Reads a session token, or returns null. */
export function tokenIn(payload: unknown): string | null {
  if (!isReadableSize(payload)) return null
  const read = z.safeParse(sessionUpdate, payload)
  return read.success ? read.data.token : null
}

function wordsOf(message: string | null | undefined): string {
  return (message ?? '').slice(0, longestWords).trim()
}
