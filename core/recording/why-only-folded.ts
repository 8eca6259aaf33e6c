import { expectTape } from './expect-tape.ts'
import type { Tape } from './tape.ts'

/**
 * Returns why a tape can only be folded, as a clause; null if it can be run again, too. With stand-ins, sums differ, and any text of a state may be a
 * stand-in.
 */
export function whyOnlyFolded(tape: Tape): string | null {
  expectTape(tape, 'whyOnlyFolded')
  const { masked } = tape.header
  if (masked === 'amounts') return 'a tape that counts with masked amounts is not run again'
  if (masked === 'checkpoint') return 'a tape whose checkpoint is masked is not run again'
  return null
}
