import { firstValueFrom } from 'rxjs'
import { rejectOnAbort } from '../ports/aborted.ts'
import type { ChannelQuestion } from './open-question.ts'
import { frameError } from './frame-error.ts'
import type { Outcome } from './frame-message.ts'
import type { AnswerOf, PayloadOf, QuestionName } from './questions.ts'
import type { ReadyFrame } from './ready-frame.ts'

/** Questions to a frame, which may have to load first. */
export type FrameClient = {
  /** Returns the outcome of a question. A question that is cancelled before the frame is ready is not sent. */
  readonly outcomeOf: <Name extends QuestionName>(
    question: ChannelQuestion<Name>,
    signal: AbortSignal,
  ) => Promise<Outcome<Name>>
  /** Returns the frame's answer. Throws the frame's refusal. */
  readonly ask: <Name extends QuestionName>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal,
  ) => Promise<AnswerOf<Name>>
  /** Waits until the frame has confirmed a message without an answer. Throws the frame's refusal. */
  readonly tell: <Name extends QuestionName>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal,
  ) => Promise<null>
}

/** Creates a client that asks the frame as soon as it is ready. */
export function createFrameClient({ ready }: Pick<ReadyFrame, 'ready'>): FrameClient {
  const outcomeOf: FrameClient['outcomeOf'] = async (question, signal) => {
    const { channel } = await rejectOnAbort(ready(), question.cancelled ?? signal)
    return firstValueFrom(channel.ask(question, signal))
  }
  const ask: FrameClient['ask'] = async (name, payload, signal) => {
    const outcome = await outcomeOf({ name, payload }, signal)
    if (outcome.kind === 'answered') return outcome.answer
    throw frameError(name, outcome.words)
  }
  return {
    outcomeOf,
    ask,
    tell: async (name, payload, signal) => {
      await ask(name, payload, signal)
      return null
    },
  }
}
