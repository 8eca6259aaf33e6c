import { render } from 'ink'
import { createPlayer } from '../../../core/recording/player.ts'
import { eventsOf } from '../../../core/recording/tape.ts'
import type { Tape } from '../../../core/recording/tape.ts'
import { ThemeContext, themeFor } from '../theme/theme.ts'
import { Stepper } from '../tapes/Stepper.tsx'
import { unlessBroken } from './command-io.ts'
import type { CommandIo } from './command-io.ts'
import { onOtherScreen } from './other-screen.ts'

/** Steps through a tape in the terminal until the user quits. */
export async function stepThrough(tape: Tape, io: CommandIo): Promise<number> {
  const { stdin, stdout, stderr, environment } = io
  const player = createPlayer(tape)
  player.goTo(1)
  await onOtherScreen(io, () => {
    const { waitUntilExit, unmount } = render(
      <ThemeContext value={themeFor(environment)}>
        <Stepper player={player} events={eventsOf(tape)} />
      </ThemeContext>,
      { stdin, stdout, stderr, exitOnCtrlC: true, patchConsole: false },
    )
    return unlessBroken(waitUntilExit(), io).finally(unmount)
  })
  return 0
}
