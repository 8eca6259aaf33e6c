import { expectTape } from './expect-tape.ts'
import type { Tape } from './tape.ts'

/** Why a tape can only be folded, as half a sentence; null when it can be run again, too. Of stand-ins for amounts no sum comes out as it did, and in a state any text may stand for one. */
export function whyOnlyFolded(tape: Tape): string | null {
  expectTape(tape, 'whyOnlyFolded')
  const { masked } = tape.header
  if (masked === 'amounts') return 'a tape that counts with masked amounts is not run again'
  if (masked === 'checkpoint') return 'a tape whose checkpoint is masked is not run again'
  return null
}
