import type { ViewName } from '../../../core/domain/features/view-name.ts'
import type { Store } from '../../../core/store.ts'
import { chromeView } from '../../../core/view-models/shell/chrome.ts'
import type { Chrome } from '../../../core/view-models/shell/chrome.ts'
import { connectButtonView } from '../../../core/view-models/buttons/connect-button.ts'
import type { Screen } from '../../../core/view-models/parts/parts.ts'
import { screenOf } from '../../../core/view-models/parts/screen-of.ts'
import { insteadOfView } from '../../../core/view-models/shell/instead-of-view.ts'
import { toastView } from '../../../core/view-models/shell/toast.ts'
import type { ToastPart } from '../../../core/view-models/shell/toast.ts'
import { viewFailureView } from '../../../core/view-models/parts/view-failure.ts'
import { focusablesOf } from '../focus/focusables.ts'
import type { Focusable, Place } from '../focus/focusables.ts'
import { screens } from '../screens.ts'

/** The visible screen: the open view, or the host's button while the modal is closed. */
export type CurrentScreen = {
  readonly chrome: Chrome
  readonly toast: ToastPart | null
  /** The id of this rendering. It differs for another screen and for another retry. */
  readonly drawing: string
  readonly place: Place
  readonly screen: Screen
  /** Whether the screen replaces one that is not loaded, or cannot be computed or rendered. */
  readonly isStandIn: boolean
  readonly focusables: readonly Focusable[]
}

/** Returns the current screen from the state. `broken` is the rendering that failed, if one did. */
export function currentScreen(
  state: ReturnType<Store['state']>,
  broken: string | null = null,
): CurrentScreen {
  const chrome = chromeView(state)
  const { button } = connectButtonView(state)
  const drawing = `${chrome.view} ${chrome.depth} ${chrome.tries}`
  const made = screenOf(
    state,
    chrome.open ? screens[chrome.view].viewModel : () => ({ title: '', parts: { button } }),
  )
  const whole = 'error' in made || (chrome.open && drawing === broken) ? null : made
  const instead = chrome.open ? insteadOfView(state) : null
  const screen: Screen = instead ?? whole ?? viewFailureView(state, 'broken')
  return {
    chrome,
    toast: toastView(state),
    drawing,
    place: chrome.open ? { screen: chrome.view, depth: chrome.depth } : { screen: 'closed', depth: 0 },
    screen,
    isStandIn: screen !== whole,
    focusables: focusablesOf(
      screen.parts,
      chrome.open && screen === whole ? placesOf(chrome.view) : undefined,
    ),
  }
}

/** Returns the places of a view's parts from top to bottom. */
function placesOf(view: ViewName): readonly string[] {
  return screens[view].groups.flat()
}
