import { shortAddress } from '../../domain/account/account.ts'
import type { ToastMessage, ToastVariant } from '../../domain/shell/toast.ts'
import { toast } from '../../events/shell/toast.ts'
import type { BootState } from '../../reducers/root.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { enChrome } from '../../strings/en/chrome.ts'
import { enToast } from '../../strings/en/toast.ts'
import type { Words } from '../../strings/texts.ts'
import { askedTitle } from '../parts/asked-title.ts'
import { localeOf } from '../parts/locale-of.ts'
import type { Button } from '../parts/parts.ts'
import { shortAmount } from '../formats/short-amount.ts'
import { textsOf } from '../parts/texts-of.ts'

/** A short message, told in passing. */
export type Toast = {
  readonly key: string
  readonly variant: ToastVariant
  readonly text: string
  /** Null where the message goes by itself: a wallet is waited for. */
  readonly dismiss: Button | null
}

/** What is told in passing in the modal, whichever view it shows: a message, or that a wallet is waited for. */
export function toastView(state: BootState): Toast | null {
  return toastOf(state) ?? waitOf(state)
}

/** What is told on the page while the modal is closed, since nothing else says it there. */
const onPage: ReadonlySet<string> = new Set([
  'account.disconnectFailed',
  'approval.maybeDone',
  'approval.maybeSigned',
  'approval.doneLate',
  'approval.signedLate',
])

/** What is told on the page while the modal is closed: that the wallet a visitor left could not be told, that the page may remember it, or what became of a request that a visitor canceled in the secure frame. */
export function toastOnPage(state: BootState): Toast | null {
  const isMeant = onPage.has(state.toast?.current?.message.text ?? '')
  return isMeant && !state.modal.open ? toastOf(state) : null
}

function toastOf(state: BootState): Toast | null {
  const current = state.toast?.current ?? null
  return (
    current && {
      key: current.id,
      variant: current.variant,
      text: toastText(state, current.message),
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

/** A message is the name of a text, in which an account stands short and an amount as people write it; one that is none, as from a tape of another Latchkey, speaks for itself. */
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

/** A plain number before a unit, in the numbers of a locale; what begins with none, as in a masked tape, stays. */
function writtenAmount(told: string, locale: string): string {
  return told.replace(/^\d+(?:\.\d+)?(?= )/, (amount) => shortAmount(amount, locale))
}

/** A request of the host that waits for the wallet's owner; Account itself has more to say of it. */
function waitOf(state: BootState): Toast | null {
  const waiting = state.walletRequest.lingering[0]
  const session = waiting && state.connection.sessions[waiting.session]
  if (!session || currentView(state) === 'Account') return null
  const { wallet } = session
  const words = textsOf(state, enChrome)('account.request', { wallet: wallet.name })
  return {
    key: waiting.request,
    variant: 'loading',
    text: askedTitle(state, wallet, words),
    dismiss: null,
  }
}
