import { createPlayer } from '../../../core/recording/player.ts'
import { eventsOf } from '../../../core/recording/tape.ts'
import type { Tape } from '../../../core/recording/tape.ts'
import { Stepper } from '../tapes/Stepper.tsx'
import type { CommandIo } from './command-io.ts'
import { drawOnScreen } from './draw-on-screen.tsx'

/** Steps through a tape in the terminal until the user quits. */
export async function stepThrough(tape: Tape, io: CommandIo): Promise<number> {
  const player = createPlayer(tape)
  player.goTo(1)
  await drawOnScreen(<Stepper player={player} events={eventsOf(tape)} />, io, true)
  return 0
}
