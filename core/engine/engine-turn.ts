import { failureOf } from '../domain/errors/failure.ts'
import { listOf } from '../effects/streams/question.ts'
import type { Caused } from '../effects/streams/question.ts'
import type { Turn, QueuedEvent } from './engine-queue.ts'
import type { Stamped } from '../events/define-events.ts'
import { engine as engineEvents } from '../events/engine.ts'

/** Returns the turn of an answer. If `follow` throws, or an event of it cannot be reduced, reports that and continues with `rescue`. */
export function turnOf(effect: string, { cause, follow, rescue }: Caused): Turn {
  const rescued = rescue && {
    rescue: (error: unknown) => turnOf(effect, { cause, follow: () => rescue(failureOf(error)) }),
  }
  return () => {
    try {
      return listOf(follow()).map((input) => ({ input, cause, ...rescued }))
    } catch (error) {
      return [...reportOf(effect, error, cause), ...(rescued?.rescue(error)() ?? [])]
    }
  }
}

/** Returns the report of an error, in the flow of its cause. Empty if the cause is such a report itself, since reports would never end. */
export function reportOf(
  effect: string,
  error: unknown,
  cause: Stamped | null,
  restarts = 0,
): readonly QueuedEvent[] {
  if (cause?.type === engineEvents.effectFailed.type) return []
  const message = error instanceof Error ? error.message : String(error)
  return [{ input: engineEvents.effectFailed({ effect, message, restarts }), cause }]
}
