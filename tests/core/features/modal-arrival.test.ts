import { expect, test } from 'vitest'
import { fakeFeatures } from '../../../adapters/fake/fake-features.ts'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { features } from '../../../core/events/features.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { router } from '../../../core/events/shell/router.ts'
import { featureState } from '../../../core/view-models/shell/feature-state.ts'
import { startStory } from '../../../fixtures/story.ts'
import { shownViews } from '../../../fixtures/shown-views.ts'

/** A visit in which the views' feature comes as it is told to. */
function visit() {
  const loading = fakeFeatures()
  const { latchkey, clock, types } = startStory({ ports: { features: loading } })
  const standing = () => [featureState(latchkey.state(), 'Connect'), latchkey.state().modal.loading] as const
  const count = (type: string) => types().filter((one) => one === type).length
  return { latchkey, clock, loading, standing, count, types }
}

const unreachable = { code: 'unreachable' } as const

test('the view code is loaded at the start of the page', () => {
  const { latchkey, loading, standing } = visit()
  latchkey.start()
  expect(loading.questions).toHaveLength(1)
  expect(standing()).toEqual(['here', false])
})

test('an opening before the start loads the view code and stays open', () => {
  const { latchkey, loading, standing } = visit()
  loading.hang('load')
  latchkey.dispatch(modal.openRequested({}))
  expect(standing()).toEqual(['coming', true])
  const load = loading.hang('load')
  latchkey.start()
  expect(standing()).toEqual(['coming', true])
  load.answer(null)
  expect(standing()).toEqual(['here', false])
})

test('the modal shows loading while it is open and its view code loads', () => {
  const { latchkey, loading, standing } = visit()
  const load = loading.hang('load')
  latchkey.start()
  expect(standing()).toEqual(['coming', false])
  latchkey.dispatch(modal.openRequested({}))
  expect(standing()).toEqual(['coming', true])
  load.answer(null)
  expect(standing()).toEqual(['here', false])
})

test('view code that failed before the opening is loaded again by it', () => {
  const { latchkey, loading, standing } = visit()
  loading.reject('load', unreachable)
  latchkey.start()
  expect(standing()).toEqual(['missing', false])
  const load = loading.hang('load')
  latchkey.dispatch(modal.openRequested({}))
  expect(standing()).toEqual(['coming', true])
  load.reject(unreachable)
  expect(standing()).toEqual(['missing', false])
})

test('a retry loads the view code as often as it fails and shows loading each time', () => {
  const { latchkey, loading, standing } = visit()
  loading.reject('load', unreachable)
  latchkey.start()
  loading.reject('load', unreachable)
  latchkey.dispatch(modal.openRequested({}))
  for (const end of ['reject', 'answer'] as const) {
    const load = loading.hang('load')
    latchkey.dispatch(router.viewRetried())
    expect(standing()).toEqual(['coming', true])
    if (end === 'reject') load.reject(unreachable)
    else load.answer(null)
  }
  expect(standing()).toEqual(['here', false])
})

test('view code that never arrives fails after twenty seconds and can be retried', () => {
  const { latchkey, clock, loading, standing } = visit()
  loading.hang('load')
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  clock.pass(20_000)
  expect(standing()).toEqual(['missing', false])
  latchkey.dispatch(router.viewRetried())
  expect(standing()).toEqual(['here', false])
})

test('an answer after those twenty seconds counts for nothing, and that of the next try does', () => {
  const { latchkey, clock, loading, standing } = visit()
  const late = loading.hang('load')
  latchkey.start()
  clock.pass(20_000)
  late.answer(null)
  expect(standing()).toEqual(['missing', false])
  latchkey.dispatch(modal.openRequested({}))
  expect(standing()).toEqual(['here', false])
})

test('two openings and another try while it is on its way ask for it once', () => {
  const { latchkey, loading, count } = visit()
  const load = loading.hang('load')
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  latchkey.dispatch(router.viewRetried())
  load.answer(null)
  expect([loading.questions.length, count(features.loaded.type)]).toEqual([1, 1])
  expect(shownViews(latchkey.state())).toEqual(['Networks'])
})

test('a closing while it is on its way ends the loading, and the next opening finds it there', () => {
  const { latchkey, loading, standing } = visit()
  const load = loading.hang('load')
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(modal.closeRequested())
  expect(standing()).toEqual(['coming', false])
  load.answer(null)
  latchkey.dispatch(modal.openRequested({}))
  expect(standing()).toEqual(['here', false])
})

test('a stop closes the modal, ignores late code, and the next start loads again', () => {
  const { latchkey, loading, standing } = visit()
  const load = loading.hang('load')
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.stop()
  load.answer(null)
  expect(latchkey.state().modal).toEqual({ open: false, loading: false, shake: false })
  expect(standing()).toEqual(['coming', false])
  latchkey.start()
  expect(loading.questions).toHaveLength(2)
  expect(standing()).toEqual(['here', false])
})

test('open() resolves when the modal closes, with or without the view code', async () => {
  const { latchkey, loading } = visit()
  loading.reject('load', unreachable)
  latchkey.start()
  loading.reject('load', unreachable)
  const ended = latchkey.open()
  latchkey.close()
  expect(await ended).toBe('dismissed')
})

test('a press that waited for the view code is processed in order, and one of a failed load is dropped', () => {
  const { latchkey, loading, types } = visit()
  const lost = loading.hang('load')
  latchkey.start()
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  lost.reject(unreachable)
  const load = loading.hang('load')
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  load.answer(null)
  const since = types().slice(types().indexOf(features.loaded.type))
  expect(since.filter((type) => type === pairing.walletChosen.type)).toHaveLength(1)
  expect(shownViews(latchkey.state())).toEqual(['Connect', 'ConnectingWalletConnect'])
})

test('a switch that waited for failed code rejects with the load failure', async () => {
  const { latchkey, loading } = visit()
  const load = loading.hang('load')
  latchkey.start()
  const ended = latchkey.switchNetwork('eip155:8453').catch((error: unknown) => error)
  load.reject(unreachable)
  const error = await ended
  expect(error).toBeInstanceOf(LatchkeyError)
  expect(error).toMatchObject({ code: 'unreachable' })
})
