import { beforeAll, expect, test } from 'vitest'
import type { ViewName } from '../../core/domain/features/view-name.ts'
import { createPlayer } from '../../core/recording/player.ts'
import type { RootState } from '../../core/reducers/root.ts'
import { viewNames } from '../../core/view-models/shell/chrome.ts'
import type { Parts } from '../../core/view-models/parts/parts.ts'
import { screens } from '../../renderers/cli/screens.ts'
import type { LoadedView } from '../../renderers/react-dom/panel/loaded-view.ts'
import { recordings } from '../recordings.ts'
import { drawnInPage, drawnInTerminal, loadedViews, shownIn } from './drawn.ts'
import { thingsIn } from './things-in.ts'
import { wordsOf } from './words-of.ts'

let views: ReadonlyMap<ViewName, LoadedView>
/** What an earlier recording has shown already, and was drawn then. */
const drawn = new Set<string>()

beforeAll(async () => {
  views = await loadedViews()
})

test('both renderers draw the same view-model of every view', () => {
  expect(viewNames.filter((view) => views.get(view)?.viewModel !== screens[view].viewModel)).toEqual([])
})

/** Text without spaces, borders and line breaks, so that only the words count. */
const bare = (text: string) => text.replaceAll(/[\s╭╮╰╯├┤│─▸█]/g, '')

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
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test.each(recordings)(
  '%s: at every checkpoint both renderers say all that the view-model says',
  (_, tape) => {
    const player = createPlayer(tape)
    let openings = 0
    for (let position = 1; position <= player.length; position += 1) {
      player.goTo(position)
      const state = player.state() as RootState
      const whole = shownIn(state)
      const { chrome, toast, screen } = whole
      const { open, view } = chrome
      if (!open) continue
      openings += 1
      const fresh = thingsIn(whole).filter((thing) => !drawn.has(thing))
      if (fresh.length === 0) continue
      for (const thing of fresh) drawn.add(thing)
      const page = bare(screen.title + spoken(drawnInPage(player, state, views)))
      const frame = bare(drawnInTerminal(player, state))
      const words = wordsOf(screen).map(bare)
      expect(
        words.filter((word) => !page.includes(word)),
        `${view} in the page after event ${position}`,
      ).toEqual([])
      const shown = wordsOf({ ...screen, parts: withoutPictures(screen.parts) }).map(bare)
      expect(
        shown.filter((word) => !frame.includes(word)),
        `${view} in the terminal after event ${position}`,
      ).toEqual([])
      if (toast && !toast.isShownByView) expect(frame).toContain(bare(toast.text))
    }
    expect(openings).toBeGreaterThan(0)
  },
)

/** A terminal shows a picture as a tile; its label is for screen readers only (tests/renderers/cli/screen-reader). */
function withoutPictures(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part?.part !== 'picture'))
}
