import type { Store } from '../../core/store.ts'
import { allViews } from '../../core/view-models/all.ts'
import { chromeView } from '../../core/view-models/chrome.ts'
import type { Chrome } from '../../core/view-models/chrome.ts'
import { connectButtonView } from '../../core/view-models/connect-button.ts'
import type { Screen } from '../../core/view-models/parts.ts'
import { focusablesOf } from './focusables.ts'
import type { Focusable, Place } from './focusables.ts'

/** What is in front of the visitor: the open view, or the host's button while the modal is closed. */
export type CurrentScreen = {
  readonly chrome: Chrome
  readonly place: Place
  readonly screen: Screen
  readonly focusables: readonly Focusable[]
}

/** The current screen, from state alone. */
export function currentScreen(state: ReturnType<Store['state']>): CurrentScreen {
  const chrome = chromeView(state)
  const { button } = connectButtonView(state)
  const screen: Screen = chrome.open ? allViews[chrome.view](state) : { title: '', parts: { button } }
  return {
    chrome,
    place: chrome.open ? { screen: chrome.view, depth: chrome.depth } : { screen: 'closed', depth: 0 },
    screen,
    focusables: focusablesOf(screen.parts),
  }
}
