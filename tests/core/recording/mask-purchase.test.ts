import { expect, test } from 'vitest'
import { mask } from '../../../core/recording/mask.ts'
import { fold, rerun } from '../../../core/recording/replay.ts'
import { eventsOf, formatTape, parseTape } from '../../../core/recording/tape.ts'
import { alice } from '../../../fixtures/people.ts'
import { buying, meld, row } from '../effects/buy/story.ts'

/** What is left of a visit in which a purchase was made at each kind of provider. */
function bought() {
  const story = buying({ record: 4000, options: { onRampProviders: [meld] } })
  story.buy('meld')
  story.open()
  story.type('7345.67')
  story.choose()
  story.rows.unshift(row({ status: 'pending', amount: '7344.67' }))
  story.clock.pass(4000)
  story.rows[0] = row({ amount: '7344.67' })
  story.clock.pass(4000)
  const tape = story.latchkey.recording()
  if (!tape) throw new Error('Nothing was recorded.')
  return parseTape(formatTape(tape))
}

test('a purchase runs again as it went', () => {
  expect(rerun(bought()).difference).toBeNull()
})

test('masking removes account, amount and provider of a purchase, and the tape can be folded', () => {
  const tape = bought()
  const masked = mask(tape)
  for (const told of [alice.address, '7345.67', '7344.67']) {
    expect(formatTape(tape)).toContain(told)
    expect(formatTape(masked)).not.toContain(told)
  }
  const { router } = fold(eventsOf(tape))
  expect(fold(eventsOf(masked)).router).toEqual(router)
})
