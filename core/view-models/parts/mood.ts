import type { Failure } from '../../domain/errors/failure.ts'
import type { Mood, Tone } from './parts.ts'

const tones: Readonly<Record<Mood, Tone>> = {
  waiting: 'neutral',
  done: 'positive',
  stopped: 'neutral',
  failed: 'negative',
}

/** Returns the tone of the notice that describes a mood. */
export function toneOf(mood: Mood): Tone {
  return tones[mood]
}

/** Returns the mood after a failure. A request that the visitor declined has stopped. */
export function moodAfter(failure: Pick<Failure, 'code'> | null | undefined): Mood {
  return failure?.code === 'user-rejected' ? 'stopped' : 'failed'
}
