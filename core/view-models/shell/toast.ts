import { shortAddress } from '../../domain/account/account.ts'
import type { ToastMessage, ToastVariant } from '../../domain/shell/toast.ts'
import { toast } from '../../events/shell/toast.ts'
import type { BootState } from '../../reducers/root.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { enChrome } from '../../strings/en/chrome.ts'
import { enToast } from '../../strings/en/toast.ts'
import type { Words } from '../../strings/texts.ts'
import { requestTitle } from '../parts/request-title.ts'
import { isShownByView } from './shown-by-view.ts'
import { localeOf } from '../parts/locale-of.ts'
import type { Button } from '../parts/parts.ts'
import { shortAmount } from '../formats/short-amount.ts'
import { textsOf } from '../parts/texts-of.ts'

/** A short message that disappears by itself. */
export type ToastPart = {
  readonly key: string
  readonly variant: ToastVariant
  readonly text: string
  /** Whether the view already shows the same. Then a renderer for eyes only announces the message. */
  readonly isShownByView: boolean
  /** Null if the visitor can not dismiss the message, because a wallet is being asked. */
  readonly dismiss: Button | null
}

/** Returns the toast of the modal, in any view: a message, or that a wallet is being asked. */
export function toastView(state: BootState): ToastPart | null {
  return toastOf(state) ?? waitOf(state)
}

/** Messages that the page shows while the modal is closed, since nothing else shows them then. */
const onPage: ReadonlySet<string> = new Set([
  'account.disconnectFailed',
  'approval.maybeDone',
  'approval.maybeSigned',
  'approval.doneLate',
  'approval.signedLate',
])

/**
 * Returns the toast of the page while the modal is closed, or null.
 * Such a toast says that a wallet could not be notified of a disconnect, or that the page may remember it.
 * It may also say how a canceled request of the secure frame ended.
 */
export function toastOnPage(state: BootState): ToastPart | null {
  const isMeant = onPage.has(state.toast?.current?.message.text ?? '')
  return isMeant && !state.modal.open ? toastOf(state) : null
}

function toastOf(state: BootState): ToastPart | null {
  const current = state.toast?.current ?? null
  return (
    current && {
      key: current.id,
      variant: current.variant,
      text: toastText(state, current.message),
      isShownByView: isShownByView(state, current.message.text),
      dismiss: {
        part: 'button',
        label: textsOf(state, enChrome)('modal.dismiss'),
        press: toast.dismissed(),
        tone: 'quiet',
        icon: 'close',
      },
    }
  )
}

/**
 * Returns the text of a message. It shortens an account, and formats amounts for the locale. An unknown name, as on a tape of another version, is
 * shown as it is.
 */
function toastText(state: BootState, { text, values = {} }: ToastMessage): string {
  const words: Words = enToast
  const { account, target, least } = values
  const filled = {
    ...values,
    ...(account !== undefined && { account: shortAddress(account) }),
    ...(target !== undefined && { target: writtenAmount(target, localeOf(state)) }),
    ...(least !== undefined && { least: writtenAmount(least, localeOf(state)) }),
  }
  return Object.hasOwn(words, text) ? textsOf(state, words)(text, filled) : text
}

/** Formats the plain number before a unit. A text without a number, as on a masked tape, stays unchanged. */
function writtenAmount(told: string, locale: string): string {
  return told.replace(/^\d+(?:\.\d+)?(?= )/, (amount) => shortAmount(amount, locale))
}

/** Returns the toast for a request of the host that the wallet's owner has not answered. Null on Account, which says more about it. */
function waitOf(state: BootState): ToastPart | null {
  const waiting = state.walletRequest.lingering[0]
  const session = waiting && state.connection.sessions[waiting.session]
  if (!session || currentView(state) === 'Account') return null
  const { wallet } = session
  const words = textsOf(state, enChrome)('account.request', { wallet: wallet.name })
  return {
    key: waiting.request,
    variant: 'loading',
    text: requestTitle(state, wallet, words),
    isShownByView: false,
    dismiss: null,
  }
}
