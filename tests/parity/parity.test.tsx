import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, createElement } from 'react'
import type { ReactElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { ViewName } from '../../core/domain/view-name.ts'
import { createPlayer } from '../../core/recording/player.ts'
import type { RootState } from '../../core/reducers/root.ts'
import { featureState } from '../../core/view-models/feature-state.ts'
import type { FeatureStanding } from '../../core/reducers/feature-standing.ts'
import { insteadOfView } from '../../core/view-models/instead-of-view.ts'
import { chromeView, viewNames } from '../../core/view-models/chrome.ts'
import type { Parts } from '../../core/view-models/parts.ts'
import { renderFrame } from '../../renderers/cli/headless.ts'
import { screens } from '../../renderers/cli/screens.ts'
import { FailedView } from '../../renderers/react-dom/panel/FailedView.tsx'
import { loading } from '../../renderers/react-dom/panel/LoadingView.tsx'
import { StoreContext } from '../../renderers/react-bindings/store-context.ts'
import type { LoadedView } from '../../renderers/react-dom/panel/loaded-view.ts'
import { loaderOf } from '../../renderers/react-dom/view-registry.ts'
import { recordings } from '../recordings.ts'
import { foreignWords, pseudoState, saidIn } from './pseudo.ts'
import { wordsOf } from './words-of.ts'

const views = new Map<ViewName, LoadedView>()

beforeAll(async () => {
  for (const view of viewNames) {
    const loader = loaderOf(view, true)
    await loader.load()
    views.set(view, loader.loaded() as LoadedView)
  }
})

test('both renderers draw the same view-model of every view', () => {
  expect(viewNames.filter((view) => views.get(view)?.viewModel !== screens[view].viewModel)).toEqual([])
})

/** Text without spaces, borders and line breaks, so that only the words count. */
const bare = (text: string) => text.replaceAll(/[\s╭╮╰╯│─▸█]/g, '')

/** What a page says, in text and in the names of its pictures and fields. */
const spoken = (html: string) =>
  html
    .replaceAll(/<[^>]*?>/g, (tag) =>
      [...tag.matchAll(/(?:aria-label|alt|placeholder|value|title)="([^"]*)"/g)]
        .map((match) => match[1])
        .join(' '),
    )
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

test.each(recordings)(
  '%s: at every checkpoint both renderers say all that the view-model says',
  (_, tape) => {
    const player = createPlayer(tape)
    const seen = new Set<string>()
    for (let position = 1; position <= player.length; position += 1) {
      player.goTo(position)
      const { open, view, toast } = chromeView(player.state())
      const screen = insteadOfView(player.state()) ?? screens[view].viewModel(player.state() as RootState)
      const key = JSON.stringify([view, screen, toast?.text])
      if (!open || seen.has(key)) continue
      seen.add(key)
      const words = wordsOf(screen).map(bare)
      const html = renderToStaticMarkup(
        createElement(
          StoreContext.Provider,
          { value: storeAt(player) },
          drawn(featureState(player.state(), view), view, screen.parts),
        ),
      )
      const page = bare(screen.title + spoken(html))
      const frame = bare(renderFrame(storeAt(player), { columns: 160, rows: 200 }))
      expect(
        words.filter((word) => !page.includes(word)),
        `${view} in the page after event ${position}`,
      ).toEqual([])
      const shown = wordsOf({ ...screen, parts: withoutPictures(screen.parts) }).map(bare)
      expect(
        shown.filter((word) => !frame.includes(word)),
        `${view} in the terminal after event ${position}`,
      ).toEqual([])
      if (toast) expect(frame).toContain(bare(toast.text))
    }
    expect(seen.size).toBeGreaterThan(0)
  },
)

test.each(recordings)(
  '%s: at every checkpoint each word of both renderers is of the catalogue, or told by the world',
  (_, tape) => {
    const player = createPlayer(tape)
    const found = new Set<string>()
    const seen = new Set<string>()
    for (let position = 1; position <= player.length; position += 1) {
      player.goTo(position)
      const state = pseudoState(player.state() as RootState)
      const chrome = chromeView(state)
      const screen = insteadOfView(state) ?? screens[chrome.view].viewModel(state)
      const key = JSON.stringify([chrome, screen])
      if (!chrome.open || seen.has(key)) continue
      seen.add(key)
      const store = { ...player, state: () => state, initialState: () => state }
      const { view } = chrome
      const html = renderToStaticMarkup(
        createElement(
          StoreContext.Provider,
          { value: store },
          drawn(featureState(state, view), view, screen.parts),
        ),
      )
      const { toast, back, help, close, busy } = chrome
      const around = [
        screen.title,
        busy,
        back?.label,
        help?.label,
        close?.label,
        toast?.text,
        toast?.dismiss?.label,
      ]
      const page = foreignWords(`${around.join(' ')} ${saidIn(html)}`, state, screen)
      const terminal = foreignWords(renderFrame(store, { columns: 160, rows: 200 }), state, screen)
      for (const word of page) found.add(`${view} in the page: ${word}`)
      for (const word of terminal) found.add(`${view} in the terminal: ${word}`)
    }
    expect([...found]).toEqual([])
  },
)

/** A view as the panel draws it, or what stands in its place. */
function drawn(feature: FeatureStanding, view: ViewName, parts: Parts): ReactElement {
  if (feature === 'missing') return createElement(FailedView, { failure: 'not-loaded' })
  const { Ahead, Drawing } = (feature === 'here' && views.get(view)) || loading
  return createElement(
    Fragment,
    null,
    Ahead && createElement(Ahead, { parts }),
    createElement(Drawing, { parts }),
  )
}

/** A terminal shows a picture as a tile; its label is for screen readers only (tests/renderers/cli/screen-reader). */
function withoutPictures(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part?.part !== 'picture'))
}

/** The player's store as the one a server would render, so that its present state is drawn. */
function storeAt(player: ReturnType<typeof createPlayer>) {
  return { ...player, initialState: player.state }
}
