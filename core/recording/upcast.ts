import type { Stamped } from '../events/define-events.ts'
import { liftFormat1 } from './lift-format-1.ts'
import { liftFormat2 } from './lift-format-2.ts'
import { liftFormat3 } from './lift-format-3.ts'
import { liftOvertaken } from './lift-overtaken.ts'
import type { Lift } from './lift.ts'
import { tapeFormat } from './tape-format.ts'

const lifts: Readonly<Record<number, Lift>> = {
  1: liftFormat1,
  2: liftFormat2,
  3: (events) => liftOvertaken(liftFormat3(events)),
}

/** Brings the events of an older tape to today's format, one format at a time. */
export function upcast(
  events: readonly Stamped[],
  format: number,
  table = lifts,
  today = tapeFormat,
): readonly Stamped[] {
  let lifted = events
  for (let from = format; from < today; from += 1) lifted = table[from]?.(lifted) ?? lifted
  return lifted
}
