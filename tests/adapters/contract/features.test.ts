import { expect, test } from 'vitest'
import { fakeFeatures } from '../../../adapters/fake/fake-features.ts'
import { createFeatureLoader, inChunk } from '../../../adapters/loading/feature-loader.ts'
import type { Features } from '../../../core/ports/features.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

type FeaturesWorld = { readonly features: Features; readonly failOnce: () => void }

function featuresContract(name: string, createWorld: () => FeaturesWorld): void {
  test(`${name}: a feature that is loaded is here`, async () => {
    const { features } = createWorld()
    expect(await valueOf(features.load({ feature: 'lamp' }, unhurried))).toBe(null)
  })

  test(`${name}: a load that fails says so, and the next one may succeed`, async () => {
    const { features, failOnce } = createWorld()
    failOnce()
    expect(await failureFrom(features.load({ feature: 'lamp' }, unhurried))).toMatchObject({
      code: 'not-loaded',
    })
    expect(await valueOf(features.load({ feature: 'lamp' }, unhurried))).toBe(null)
  })
}

/** A loader whose one chunk may fail, and how often it was fetched. */
function lampLoader() {
  let fetches = 0
  let isFailing = false
  const loader = createFeatureLoader({
    lamp: inChunk('lampFeature', async () => {
      fetches += 1
      const isFailed = isFailing
      isFailing = false
      if (isFailed) throw new TypeError('Failed to fetch dynamically imported module')
      return { lampFeature: 'a lamp' }
    }),
  })
  return { ...loader, failOnce: () => (isFailing = true), fetches: () => fetches }
}

featuresContract('the loader', () => {
  const { port, failOnce } = lampLoader()
  return { features: port, failOnce }
})

for (const order of answeringOrders) {
  featuresContract(`the fake, ${order}`, () => {
    const features = fakeFeatures({ order })
    return { features, failOnce: () => features.reject('load', { code: 'not-loaded' }) }
  })
}

silentContract('the fake', () => {
  const features = fakeFeatures({ order: 'never' })
  return { load: (signal) => features.load({ feature: 'lamp' }, signal) }
})

test('a loaded feature is stored and fetched once', async () => {
  const { port, featureOf, fetches } = lampLoader()
  expect(featureOf('lamp')).toBeNull()
  await valueOf(port.load({ feature: 'lamp' }, unhurried))
  await valueOf(port.load({ feature: 'lamp' }, unhurried))
  expect([featureOf('lamp'), fetches()]).toEqual(['a lamp', 1])
})

test('a feature that there is not is named, with those that there are', async () => {
  expect(await failureFrom(lampLoader().port.load({ feature: 'bell' }, unhurried))).toEqual({
    code: 'unexpected',
    detail: 'There is no feature "bell".',
  })
})
