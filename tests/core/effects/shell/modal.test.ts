import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { modalRequestView } from '../../../../core/view-models/shell/modal-request.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'
import { modalDrawing } from '../../../../core/domain/shell/modal.ts'
import { renderFailed } from '../../../../core/view-models/shell/render-failed.ts'
import { isModalUnrendered } from '../../../../core/view-models/shell/modal-unrendered.ts'

test('opening waits for nothing: it is open before the registry answered', () => {
  const story = startStory()
  story.walletRegistry.hang('wallets')
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  expect(story.latchkey.state().modal.open).toBe(true)
  expect(story.latchkey.state().wallets.registry.order).toEqual([])
})

test('the modal opens on Connect, on Account if connected, or on the requested view', () => {
  const story = startStory()
  const openOn = (view?: 'Networks' | 'Account') => {
    story.latchkey.dispatch(modal.openRequested(view ? { view } : {}))
    const views = shownViews(story.latchkey.state())
    story.latchkey.dispatch(modal.closeRequested())
    return views
  }
  story.latchkey.start()
  expect(openOn()).toEqual(['Connect'])
  expect(openOn('Account')).toEqual(['Connect'])
  expect(openOn('Networks')).toEqual(['Networks'])
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(openOn()).toEqual(['Account'])
})

test('opening twice is once, and a view asked for while open is gone to', () => {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  expect(story.types().filter((type) => type === 'modal/opened')).toHaveLength(1)
  expect(shownViews(story.latchkey.state())).toEqual(['Networks'])
})

test('a view that needs an account leads to Connect without one, even in an open modal', () => {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  expect(shownViews(story.latchkey.state())).toEqual(['Connect'])
})

test('a modal that its page cannot render fails open() and can be opened again', async () => {
  const story = startStory()
  story.latchkey.start()
  const opened = story.latchkey.open()
  story.latchkey.dispatch(modalRequestView(story.latchkey.state()).giveUp)
  await expect(opened).resolves.toBe('failed')
  expect(story.latchkey.state().modal.open).toBe(false)
  story.latchkey.dispatch(modal.openRequested({}))
  expect(story.latchkey.state().modal.open).toBe(true)
})

test('a rendering error of the modal fails open(), but one of a button does not', async () => {
  const story = startStory()
  story.latchkey.start()
  const opened = story.latchkey.open()
  story.latchkey.dispatch(renderFailed('ConnectButton', new TypeError('no sheets')))
  expect(story.latchkey.state().modal.open).toBe(true)
  story.latchkey.dispatch(renderFailed(modalDrawing, new TypeError('no sheets')))
  await expect(opened).resolves.toBe('failed')
  expect(isModalUnrendered(story.latchkey.state())).toBe(true)
})

test('the modal shakes for half a second instead of closing during a transaction', () => {
  const story = startStory()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(
    router.transactionPushed({ holder: 'e1', onSuccess: { then: 'goBack' }, onCancel: { then: 'goBack' } }),
  )
  story.latchkey.dispatch(modal.closeRequested())
  story.latchkey.dispatch(modal.closeRequested())
  expect(story.latchkey.state().modal).toMatchObject({ open: true, shake: true })
  story.clock.pass(499)
  expect(story.latchkey.state().modal.shake).toBe(true)
  story.clock.pass(1)
  expect(story.latchkey.state().modal.shake).toBe(false)
})

test('the verb open answers how it ended', async () => {
  const story = startStory()
  const dismissed = story.latchkey.open()
  story.latchkey.close()
  expect(await dismissed).toBe('dismissed')
  story.injected.reject('connect', { code: 'user-rejected' })
  const failed = story.latchkey.open({ wallet: harbor.wallet.key })
  story.latchkey.close()
  expect(await failed).toBe('failed')
  expect(await story.latchkey.open({ wallet: harbor.wallet.key })).toBe('connected')
})

test('a view that there is not counts as none', () => {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({ view: 'NoSuchView' as never }))
  expect(shownViews(story.latchkey.state())).toEqual(['Connect'])
  story.latchkey.dispatch(modal.openRequested({ view: 'NoSuchView' as never }))
  expect(shownViews(story.latchkey.state())).toEqual(['Connect'])
})

test('closing after a failed pairing resolves as failed only if it was visible', async () => {
  const story = startStory()
  for (let asked = 0; asked < 2; asked += 1) story.walletConnect.reject('pair', { code: 'unreachable' })
  const seen = story.latchkey.open()
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.latchkey.close()
  expect(await seen).toBe('failed')
  const unseen = story.latchkey.open()
  story.latchkey.close()
  expect(await unseen).toBe('dismissed')
})
