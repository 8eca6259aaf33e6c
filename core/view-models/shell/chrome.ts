import type { ViewName } from '../../domain/features/view-name.ts'
import { views } from '../../domain/features/views.ts'
import type { ViewFacts } from '../../domain/features/view-facts.ts'
import type { EventInput } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { router } from '../../events/shell/router.ts'
import { neededFor, statusOfFeatures } from '../../reducers/shell/feature-status.ts'
import type { BootState } from '../../reducers/root.ts'
import type { Direction } from '../../reducers/shell/router.ts'
import { enChrome } from '../../strings/en/chrome.ts'
import { currentFacts } from '../../selectors/shell/current-facts.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import type { Button } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The names of all views. */
export const viewNames = /* @__PURE__ */ Object.keys(views) as readonly ViewName[]

/** The frame around every view: which view is open, the buttons, and whether it shakes. */
export type Chrome = {
  readonly open: boolean
  readonly view: ViewName
  readonly direction: Direction
  readonly depth: number
  /** How many times the view was requested again after drawing it had failed. */
  readonly tries: number
  readonly shake: boolean
  /** Says that the modal is loading, unless its title says so already. */
  readonly busy: string | null
  readonly back: Button | null
  readonly help: Button | null
  /** Null while a signature is required: the view itself has a button to cancel. */
  readonly close: Button | null
  readonly escape: EventInput
}

const helpTexts = { WhatIsAWallet: 'connect.help' } as const satisfies Record<
  NonNullable<ViewFacts['help']>,
  keyof typeof enChrome
>

/** Returns the frame around the view. */
export function chromeView(state: BootState): Chrome {
  const text = textsOf(state, enChrome)
  const { history, direction, tries } = state.router
  const view = currentView(state)
  const isArriving = statusOfFeatures(state.features, neededFor(state.features, view)) === 'coming'
  return {
    open: state.modal.open,
    view,
    direction,
    depth: history.length,
    tries,
    shake: state.modal.shake,
    busy: state.modal.loading && !isArriving ? text('modal.loading') : null,
    back: history.length > 1 ? button(text('modal.back'), router.wentBack(), 'back') : null,
    help: helpOf(state),
    close: isHeld(state) ? null : button(text('modal.close'), modal.closeRequested(), 'close'),
    escape: modal.closeRequested(),
  }
}

function isHeld(state: BootState): boolean {
  return currentView(state) === 'ConnectingSiwe' && state.router.transactions.length > 0
}

function helpOf(state: BootState): Button | null {
  const help = state.router.history.length === 1 ? currentFacts(state).help : undefined
  return help
    ? button(textsOf(state, enChrome)(helpTexts[help]), router.viewPushed({ view: help }), 'help')
    : null
}

function button(label: string, press: EventInput, icon: 'back' | 'close' | 'help'): Button {
  return { part: 'button', label, press, tone: 'quiet', icon }
}
