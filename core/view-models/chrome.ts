import { shortAddress } from '../domain/account.ts'
import type { ToastMessage, ToastVariant } from '../domain/toast.ts'
import type { ViewName } from '../domain/view-name.ts'
import { views } from '../domain/views.ts'
import type { ViewFacts } from '../domain/view-facts.ts'
import type { EventInput } from '../events/define-events.ts'
import { modal } from '../events/modal.ts'
import { router } from '../events/router.ts'
import { toast } from '../events/toast.ts'
import { neededFor, standingOf } from '../reducers/feature-standing.ts'
import type { BootState } from '../reducers/root.ts'
import type { Direction } from '../reducers/router.ts'
import { enChrome } from '../strings/en/chrome.ts'
import { enToast } from '../strings/en/toast.ts'
import type { Words } from '../strings/texts.ts'
import { currentFacts } from '../selectors/current-facts.ts'
import { currentView } from '../selectors/current-view.ts'
import type { Button } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** Every view's name. */
export const viewNames = /* @__PURE__ */ Object.keys(views) as readonly ViewName[]

/** What surrounds every view: which one is open, its buttons, its toast, and whether it shakes. */
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
  readonly toast: {
    readonly key: string
    readonly variant: ToastVariant
    readonly text: string
    /** Null where the message goes by itself: a wallet is waited for. */
    readonly dismiss: Button | null
  } | null
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
  const isTold = standingOf(state.features, neededFor(state.features, view)) === 'coming'
  return {
    open: state.modal.open,
    view,
    direction,
    depth: history.length,
    tries,
    shake: state.modal.shake,
    busy: state.modal.loading && !isTold ? text('modal.loading') : null,
    back: history.length > 1 ? button(text('modal.back'), router.wentBack(), 'back') : null,
    help: helpOf(state),
    close: isHeld(state) ? null : button(text('modal.close'), modal.closeRequested(), 'close'),
    escape: modal.closeRequested(),
    toast: toastOf(state) ?? waitOf(state),
  }
}

/** What is told on the page while the modal is closed: that the wallet a visitor left could not be told, or that the page may remember it. */
export function toastOnPage(state: BootState): Chrome['toast'] {
  const isMeant = state.toast?.current?.message.text === 'account.disconnectFailed'
  return isMeant && !state.modal.open ? toastOf(state) : null
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

function toastOf(state: BootState): Chrome['toast'] {
  const current = state.toast?.current ?? null
  return (
    current && {
      key: current.id,
      variant: current.variant,
      text: toastText(state, current.message),
      dismiss: button(textsOf(state, enChrome)('modal.dismiss'), toast.dismissed(), 'close'),
    }
  )
}

/** A message is the name of a text, in which an account stands short; one that is none, as from a tape of another Latchkey, speaks for itself. */
function toastText(state: BootState, { text, values = {} }: ToastMessage): string {
  const words: Words = enToast
  const { account } = values
  const filled = account === undefined ? values : { ...values, account: shortAddress(account) }
  return Object.hasOwn(words, text) ? textsOf(state, words)(text, filled) : text
}

/** A request of the host that waits for the wallet's owner; Account itself has more to say of it. */
function waitOf(state: BootState): Chrome['toast'] {
  const waiting = state.walletRequest.lingering[0]
  const session = waiting && state.connection.sessions[waiting.session]
  if (!session || currentView(state) === 'Account') return null
  const wallet = session.wallet.name
  return {
    key: waiting.request,
    variant: 'loading',
    text: textsOf(state, enChrome)('account.request', { wallet }),
    dismiss: null,
  }
}

function button(label: string, press: EventInput, icon: 'back' | 'close' | 'help'): Button {
  return { part: 'button', label, press, tone: 'quiet', icon }
}
