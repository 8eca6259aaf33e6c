import { expect, test } from 'vitest'
import { loadedFeatures } from '../../../core/recording/loaded-features.ts'
import type { LateFeatures } from '../../../core/define-feature.ts'
import { rerun } from '../../../core/recording/replay.ts'
import { startStory } from '../../../fixtures/story.ts'
import { lamp, lampFeature, litBy } from './late-lamp.ts'

/** The features that there are, and a lamp: a row in the table, and its code. */
const withLamp: LateFeatures = {
  table: {
    ...loadedFeatures.table,
    families: { ...loadedFeatures.table.families, lamp: 'lamp' },
  },
  featureOf: (name) => (name === 'lamp' ? lampFeature : loadedFeatures.featureOf(name)),
}

test('a new feature needs only its row and its code', () => {
  const { latchkey } = startStory({ features: withLamp, record: 1000 })
  latchkey.start()
  expect(litBy(latchkey.state())).toBeNull()
  latchkey.dispatch(lamp.pressed({ hand: 'left' }))
  expect(litBy(latchkey.state())).toEqual(['arrival', 'left'])
  expect(rerun(latchkey.recording()!, withLamp).difference).toBeNull()
})

test('an unused feature does not change a visit', () => {
  const typesOf = (features: LateFeatures) => {
    const { latchkey, types } = startStory({ features })
    latchkey.start()
    return types()
  }
  expect(typesOf(withLamp)).toEqual(typesOf(loadedFeatures))
})
