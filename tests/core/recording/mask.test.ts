import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection.ts'
import { modal } from '../../../core/events/modal.ts'
import { mask } from '../../../core/recording/mask.ts'
import { rerun } from '../../../core/recording/replay.ts'
import { formatTape, parseTape } from '../../../core/recording/tape.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

function recorded() {
  const story = startStory({ record: 1000 })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  return parseTape(formatTape(story.latchkey.recording()!))
}

test('no address of the session is left on a masked tape, in events or in answers', () => {
  const text = formatTape(mask(recorded())).toLowerCase()
  expect(text).not.toContain(alice.address.toLowerCase())
  expect(text).not.toContain(bob.address.toLowerCase())
  expect(text).toMatch(/0x0{38}[0-9]{2}/)
})

test('a masked tape still runs again to the same', () => {
  expect(rerun(mask(recorded())).difference).toBeNull()
})

test('masking is deterministic', () => {
  expect(formatTape(mask(recorded()))).toBe(formatTape(mask(recorded())))
})
