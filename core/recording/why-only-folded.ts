import { expectTape } from './expect-tape.ts'
import type { Tape } from './tape.ts'

/** Why a tape can only be folded, as half a sentence; null when it can be run again, too. Effects that begin in the middle do not know what was asked before, and of stand-ins for amounts no sum comes out as it did. */
export function whyOnlyFolded(tape: Tape): string | null {
  expectTape(tape, 'whyOnlyFolded')
  const { fallen, masked } = tape.header
  if (fallen !== undefined) return `a tape whose first ${fallen} lines fell off is not run again`
  if (masked !== undefined) return `a tape that counts with masked ${masked} is not run again`
  return null
}
