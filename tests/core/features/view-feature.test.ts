import { expect, test, vi } from 'vitest'
import { fakeFeatures } from '../../../adapters/fake/fake-features.ts'
import { loadedFeatures } from '../../../core/recording/loaded-features.ts'
import type { LateFeatures } from '../../../core/define-feature.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { featureState } from '../../../core/view-models/shell/feature-state.ts'
import { insteadOfView } from '../../../core/view-models/shell/instead-of-view.ts'
import { startStory } from '../../../fixtures/story.ts'
import { lampFeature, litBy } from './late-lamp.ts'
import { currentView } from '../../../core/selectors/shell/current-view.ts'

/** As if Networks showed the lamp. */
vi.mock(import('../../../core/domain/features/views.ts'), async (original) => {
  const real = await original()
  return { ...real, featuresFor: (view) => (view === 'Networks' ? ['modal', 'lamp'] : ['modal']) }
})

const withLamp: LateFeatures = {
  table: { ...loadedFeatures.table, families: { ...loadedFeatures.table.families, lamp: 'lamp' } },
  featureOf: (name) => (name === 'lamp' ? lampFeature : loadedFeatures.featureOf(name)),
}

/** A visit that is past the start, whose next feature is on its way. */
function visit() {
  const loading = fakeFeatures()
  const { latchkey } = startStory({ ports: { features: loading }, features: withLamp })
  latchkey.start()
  const load = loading.hang('load')
  const shown = () => {
    const state = latchkey.state()
    const view = currentView(state)
    return [view, featureState(state, view), state.modal.loading, insteadOfView(state)?.title ?? null]
  }
  return { latchkey, loading, load, shown, wanted: () => loading.questions.map(({ request }) => request) }
}

test('a view that shows a feature of its own wants it when it is opened, and other views wait for nothing', () => {
  const { latchkey, load, shown, wanted } = visit()
  latchkey.dispatch(modal.openRequested({}))
  expect(shown()).toEqual(['Connect', 'here', false, null])
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  expect(shown()).toEqual(['Networks', 'coming', true, 'Loading'])
  load.answer(null)
  expect(shown()).toEqual(['Networks', 'here', false, null])
  expect(wanted()).toEqual([{ feature: 'modal' }, { feature: 'lamp' }])
  expect(litBy(latchkey.state())).toEqual(['arrival'])
})

test('a visitor who goes back does not wait for the feature and finds it later', () => {
  const { latchkey, load, shown } = visit()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  latchkey.dispatch(router.wentBack())
  expect(shown()).toEqual(['Connect', 'here', false, null])
  load.answer(null)
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  expect(shown()).toEqual(['Networks', 'here', false, null])
})

test('a failed feature affects only its view, and a retry loads only that feature', () => {
  const { latchkey, load, shown, wanted } = visit()
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  load.reject({ code: 'unreachable' })
  expect(shown()).toEqual(['Networks', 'missing', false, 'Something went wrong'])
  latchkey.dispatch(router.viewRetried())
  expect(shown()).toEqual(['Networks', 'here', false, null])
  expect(wanted()).toEqual([{ feature: 'modal' }, { feature: 'lamp' }, { feature: 'lamp' }])
})
