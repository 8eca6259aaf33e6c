import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { StoreContext } from '../../../renderers/react-bindings/store-context.ts'
import { useHostView } from '../../../renderers/react-bindings/use-host-view.ts'
import type { State } from '../../../renderers/react-bindings/use-view-model.ts'
import { startStory } from '../../../fixtures/story.ts'

/** A page with the modal open, and what a component on it draws of a view-model; a server reads the first state, so here that is the one now. */
function openPage() {
  const story = startStory()
  const { latchkey } = story
  const first = latchkey.state()
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  let reads = 0
  const store = {
    ...latchkey,
    // React reads the state that a server draws, and the view-model that broke reads the first one after it.
    initialState: () => (reads++ === 0 ? latchkey.state() : first),
  }
  const draw = (view: (state: State) => ReactNode) => {
    const Component = () => useHostView(view)
    return renderToStaticMarkup(
      createElement(StoreContext.Provider, { value: store }, createElement(Component)),
    )
  }
  return { ...story, draw }
}

test('a view-model that fails keeps its last value and reports the error once', async () => {
  const { draw, latchkey } = openPage()
  const told: unknown[] = []
  latchkey.on(modal.renderFailed, ({ data }) => told.push(data))
  const view = (state: State) => {
    if (state.modal.open) throw new TypeError('no such method')
    return 'nobody'
  }
  expect(draw(view)).toBe('nobody')
  await Promise.resolve()
  expect(told).toEqual([{ drawing: 'A hook', message: 'TypeError: no such method' }])
})

test('a mistake of the host is thrown on', () => {
  const { draw } = openPage()
  const view = () => {
    throw new LatchkeyError('bad-request', 'Not so.')
  }
  expect(() => draw(view)).toThrow('Not so.')
})
