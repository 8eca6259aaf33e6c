import { expect, test } from 'vitest'
import { features } from '../../../core/events/features.ts'
import { createRootReducer } from '../../../core/reducers/root.ts'
import { lampAndBell, lamp, litBy } from '../features/late-lamp.ts'

const stamp = { id: 'a', at: 0, cause: null, flow: 'a' }

test('a feature whose event arrives before its code starts at its next event', () => {
  let isThere = false
  const featureOf = (name: string) => (isThere ? lampAndBell.featureOf(name) : null)
  const { initial, reduce } = createRootReducer({ freeze: true, featureOf })
  const loaded = { ...features.loaded({ feature: 'lamp' }), ...stamp }
  const early = reduce(initial, loaded)
  expect(litBy(early)).toBeNull()
  isThere = true
  const lit = reduce(reduce(early, loaded), { ...lamp.lit({ by: 'hand' }), ...stamp })
  expect(litBy(lit)).toEqual(['hand'])
})
