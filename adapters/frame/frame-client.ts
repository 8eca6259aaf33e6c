import { firstValueFrom } from 'rxjs'
import { rejectOnAbort } from '../ports/aborted.ts'
import type { ChannelQuestion } from './frame-channel.ts'
import { frameError } from './frame-error.ts'
import type { Outcome } from './frame-message.ts'
import type { AnswerOf, PayloadOf, QuestionName } from './questions.ts'
import type { ReadyFrame } from './ready-frame.ts'

/** Questions to a frame that may have to come first. */
export type FrameClient = {
  /** How the frame ended a question; one that is cancelled before the frame is ready is not asked. */
  readonly outcomeOf: <Name extends QuestionName>(
    question: ChannelQuestion<Name>,
    signal: AbortSignal,
  ) => Promise<Outcome<Name>>
  /** What the frame answered; throws what it refused with. */
  readonly ask: <Name extends QuestionName>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal,
  ) => Promise<AnswerOf<Name>>
  /** Waits until the frame has done something that it answers nothing about; throws what it refused with. */
  readonly tell: <Name extends QuestionName>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal,
  ) => Promise<null>
}

/** Asks a frame once it is ready. */
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
