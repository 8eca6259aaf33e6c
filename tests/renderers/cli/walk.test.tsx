import { render } from 'ink-testing-library'
import { expect, onTestFinished, test } from 'vitest'
import { createPlayer } from '../../../core/recording/player.ts'
import { eventsOf } from '../../../core/recording/tape.ts'
import { Walk } from '../../../renderers/cli/Walk.tsx'
import { eventually } from '../../eventually.ts'
import { latchkeyOfFakes } from './world-of-fakes.ts'

test('arrow keys walk through a tape, with the screen as it was after each event', async () => {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  const tape = latchkey.recording()
  if (!tape) throw new Error('The Latchkey of fakes does not record.')
  const player = createPlayer(tape)
  const { stdin, lastFrame, unmount } = render(<Walk player={player} events={eventsOf(tape)} />)
  onTestFinished(unmount)
  const sees = (text: string) => eventually(() => expect(lastFrame()).toContain(text))
  await sees('before the first event')
  stdin.write('\u001B[C')
  await sees(`1 / ${player.length} host/optionsGiven`)
  stdin.write('\u001B[F')
  await sees('AC  Acorn')
  stdin.write('\u001B[D')
  await sees(`${player.length - 1} / ${player.length}`)
  stdin.write('\u001B[H')
  await sees('before the first event')
})
