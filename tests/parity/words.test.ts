import { beforeAll, expect, test } from 'vitest'
import type { ViewName } from '../../core/domain/features/view-name.ts'
import { createPlayer } from '../../core/recording/player.ts'
import type { RootState } from '../../core/reducers/root.ts'
import type { LoadedView } from '../../renderers/react-dom/panel/loaded-view.ts'
import { recordings } from '../recordings.ts'
import { drawnInPage, drawnInTerminal, loadedViews, shownIn } from './drawn.ts'
import { foreignWords, pseudoState, saidIn } from './pseudo.ts'
import { thingsIn } from './things-in.ts'

let views: ReadonlyMap<ViewName, LoadedView>
/** What was shown already, and drawn then. */
const drawn = new Set<string>()

beforeAll(async () => {
  views = await loadedViews()
})

test.each(recordings)('%s: every word of both renderers is in the catalogue or from outside', (_, tape) => {
  const player = createPlayer(tape)
  const found = new Set<string>()
  for (let position = 1; position <= player.length; position += 1) {
    player.goTo(position)
    const state = pseudoState(player.state() as RootState)
    const shown = shownIn(state)
    const { chrome, toast, screen } = shown
    const fresh = thingsIn(shown).filter((thing) => !drawn.has(thing))
    if (!chrome.open || fresh.length === 0) continue
    for (const thing of fresh) drawn.add(thing)
    const { view, back, help, close, busy } = chrome
    const around = [
      screen.title,
      busy,
      back?.label,
      help?.label,
      close?.label,
      toast?.text,
      toast?.dismiss?.label,
    ]
    const said = `${around.join(' ')} ${saidIn(drawnInPage(player, state, views))}`
    for (const word of foreignWords(said, state, screen)) found.add(`${view} in the page: ${word}`)
    const frame = drawnInTerminal(player, state)
    for (const word of foreignWords(frame, state, screen)) found.add(`${view} in the terminal: ${word}`)
  }
  expect([...found]).toEqual([])
})
