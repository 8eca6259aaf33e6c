import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { network } from '../../../core/events/network/network.ts'
import { router } from '../../../core/events/shell/router.ts'
import { mask } from '../../../core/recording/mask.ts'
import { createPlayer } from '../../../core/recording/player.ts'
import { foldTape, rerun } from '../../../core/recording/replay.ts'
import { eventsOf, formatTape, parseTape } from '../../../core/recording/tape.ts'
import { alice } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

/** A session that connects, looks for a network and stays there, of which the last lines are kept. */
function longSession(record: number) {
  const story = startStory({ record })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.clock.pass(1000)
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  story.latchkey.dispatch(network.searchTyped({ text: 'alexandra quay' }))
  story.clock.pass(10_000)
  story.latchkey.dispatch(modal.closeRequested())
  return { story, tape: parseTape(formatTape(story.latchkey.recording()!)) }
}

test('a tape with any line limit contains the end of the session and the number of fallen lines', () => {
  const whole = longSession(10_000).tape
  fc.assert(
    fc.property(fc.integer({ min: 1, max: whole.lines.length + 3 }), (kept) => {
      const { story, tape } = longSession(kept)
      const fallen = Math.max(0, whole.lines.length - kept)
      expect(tape.lines).toEqual(whole.lines.slice(fallen))
      expect(tape.header.fallen ?? 0).toBe(fallen)
      expect(tape.checkpoint === undefined).toBe(fallen === 0)
      expect(foldTape(tape)).toEqual(story.latchkey.state())
    }),
    { numRuns: 25 },
  )
})

test('a tape with a masked checkpoint can be folded but not rerun', () => {
  expect(() => rerun(mask(longSession(12).tape))).toThrow(
    'There is no rerun: a tape whose checkpoint is masked is not run again; fold its events.',
  )
})

test('a player begins with the state before the first remaining event', () => {
  const { story, tape } = longSession(12)
  const player = createPlayer(tape)
  expect(player.state().connection).not.toEqual(createPlayer(longSession(1000).tape).state().connection)
  player.goTo(player.length)
  expect(player.state()).toEqual(story.latchkey.state())
})

test('the end of a session reruns from its checkpoint with any line limit', () => {
  const whole = longSession(10_000).tape
  for (let kept = 1; kept <= whole.lines.length; kept += 1) {
    const { tape } = longSession(kept)
    const again = rerun(tape)
    expect([kept, again.difference]).toEqual([kept, null])
    expect(again.state).toEqual(foldTape(tape))
  }
})

test('masking removes personal data from events and checkpoint', () => {
  const { tape } = longSession(3)
  expect(eventsOf(tape).some(({ type }) => type === network.searchTyped.type)).toBe(false)
  expect(formatTape(tape)).toContain('alexandra quay')
  const masked = formatTape(mask(tape))
  expect(masked).not.toContain('alexandra')
  expect(masked.toLowerCase()).not.toContain(alice.address.toLowerCase())
  expect(formatTape(mask(parseTape(masked)))).toContain('"fallen"')
})

test('masking keeps state keys, even if the visitor typed such a word', () => {
  const { story } = longSession(3)
  story.latchkey.dispatch(network.searchTyped({ text: 'connection' }))
  for (const _ of [1, 2, 3]) story.latchkey.dispatch(modal.closeRequested())
  const tape = parseTape(formatTape(story.latchkey.recording()!))
  expect(tape.checkpoint?.personal).toContain('connection')
  expect(Object.keys(foldTape(mask(tape)))).toEqual(Object.keys(foldTape(tape)))
})

test('a checkpoint is valid only directly after the header', () => {
  const [header = '', checkpoint = '', ...lines] = formatTape(longSession(12).tape).split('\n')
  expect(() => parseTape([header, checkpoint, ...lines, checkpoint].join('\n'))).toThrow(
    /^Line \d+ of the tape is a second checkpoint; expected an event or an answer\.$/,
  )
})
