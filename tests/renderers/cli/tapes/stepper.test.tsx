import { expect, test } from 'vitest'
import { createPlayer } from '../../../../core/recording/player.ts'
import { eventsOf } from '../../../../core/recording/tape.ts'
import { Stepper } from '../../../../renderers/cli/tapes/Stepper.tsx'
import { eventually } from '../../../eventually.ts'
import { drawnPlainly } from '../drawn-plainly.ts'
import { latchkeyOfFakes } from '../world-of-fakes.ts'

function walking() {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  const tape = latchkey.recording()
  if (!tape) throw new Error('The Latchkey of fakes does not record.')
  const player = createPlayer(tape)
  const { stdin, stdout, lastFrame } = drawnPlainly(<Stepper player={player} events={eventsOf(tape)} />)
  return {
    player,
    press: (key: string) => stdin.write(key),
    sees: (text: string) => eventually(() => expect(lastFrame()).toContain(text)),
    hasRows: (rows: number) => Object.assign(stdout, { rows }).emit('resize'),
  }
}

test('arrow keys walk through a tape, with the screen as it was after each event', async () => {
  const { player, press, sees } = walking()
  await sees('before the first event')
  press('\u001B[C')
  await sees(`1 / ${player.length} host/optionsGiven`)
  press('\u001B[F')
  await sees('AC  Acorn')
  press('\u001B[D')
  await sees(`${player.length - 1} / ${player.length}`)
  press('\u001B[H')
  await sees('before the first event')
})

test('arrow keys scroll hidden rows before they step', async () => {
  const { player, press, sees, hasRows } = walking()
  await sees('before the first event')
  hasRows(14)
  press('\u001B[F')
  await sees(' ↓ 5 ──')
  press('\u001B[B')
  await sees(' ↑ 4  ↓ 1 ──')
  press('\u001B[B')
  await sees(' ↑ 5 ──')
  press('\u001B[A\u001B[A')
  await sees(' ↓ 5 ──')
  await sees(` ${player.length} / ${player.length}`)
  press('\u001B[A')
  await sees(`${player.length - 1} / ${player.length}`)
})
