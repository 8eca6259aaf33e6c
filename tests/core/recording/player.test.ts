import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { createPlayer } from '../../../core/recording/player.ts'
import { fold } from '../../../core/recording/replay.ts'
import { eventsOf } from '../../../core/recording/tape.ts'
import { startStory } from '../../../fixtures/story.ts'

function longTape() {
  const story = startStory({ record: 10_000 })
  story.latchkey.start()
  for (let round = 0; round < 120; round += 1) {
    story.latchkey.dispatch(modal.openRequested({}))
    story.latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
    story.latchkey.dispatch(modal.closeRequested())
  }
  return story.latchkey.recording()!
}

test('wherever a player is moved, it shows the state after that many events', () => {
  const tape = longTape()
  const events = eventsOf(tape)
  const player = createPlayer(tape)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: events.length }), (position) => {
      player.goTo(position)
      expect(player.state()).toEqual(fold(events.slice(0, position)))
    }),
    { numRuns: 40 },
  )
})

test('a player stays within the tape, notifies listeners and ignores dispatched events', () => {
  const player = createPlayer(longTape())
  let told = 0
  player.subscribe(() => (told += 1))
  player.goTo(1e9)
  expect(player.position()).toBe(player.length)
  player.goTo(-5)
  expect(player.position()).toBe(0)
  const before = player.state()
  player.dispatch(modal.openRequested({}))
  expect(player.state()).toBe(before)
  expect(told).toBe(2)
})
