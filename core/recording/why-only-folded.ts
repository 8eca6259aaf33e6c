import type { Tape } from './tape.ts'

/** Why a tape can only be folded, as half a sentence; null when it can be run again, too. Today's effects ask other questions than those of an older format. */
export function whyOnlyFolded({ header: { liftedFrom } }: Tape): string | null {
  return liftedFrom === undefined ? null : `a tape of format ${liftedFrom} is not run again`
}
