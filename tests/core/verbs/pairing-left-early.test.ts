import { Subject, of } from 'rxjs'
import { expect, test } from 'vitest'
import { createPairing } from '../../../core/verbs/pair-wallet.ts'
import { startStory } from '../../../fixtures/story.ts'

test('a pairing that is left before its code is here begins nothing when that comes', async () => {
  const arrivals = new Subject<null>()
  const story = startStory({
    wallets: [],
    ports: { features: { load: ({ feature }) => (feature === 'modal' ? arrivals : of(null)) } },
  })
  story.latchkey.start()
  const { begin, leave } = createPairing(story.latchkey)
  const paired = begin().catch((error: unknown) => Object(error).code)
  await Promise.resolve()
  leave()
  expect(await paired).toBe('aborted')
  arrivals.next(null)
  expect(story.latchkey.state().pairing?.request ?? null).toBe(null)
  expect(['preparing', 'ready']).not.toContain(story.latchkey.state().pairing?.flow?.step)
})
