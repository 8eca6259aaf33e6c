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

/** Every view's name. */
export const viewNames = /* @__PURE__ */ Object.keys(views) as readonly ViewName[]

/** What surrounds every view: which one is open, its buttons, and whether it shakes. */
export type Chrome = {
  readonly open: boolean
  readonly view: ViewName
  readonly direction: Direction
  readonly depth: number
  /** How often the view was asked for again after it could not be drawn. */
  readonly tries: number
  readonly shake: boolean
  /** That the modal loads, where its title does not say so. */
  readonly busy: string | null
  readonly back: Button | null
  readonly help: Button | null
  /** Null while a signature is owed: the view itself has the way out. */
  readonly close: Button | null
  readonly escape: EventInput
}

const helpTexts = { WhatIsAWallet: 'connect.help' } as const satisfies Record<
  NonNullable<ViewFacts['help']>,
  keyof typeof enChrome
>

/** The frame around the view, from state alone. */
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
