import { namespaceOf } from '../../domain/values/caip.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import { frameConnector } from '../../domain/connection/connector.ts'
import { isSwapPlan } from '../../domain/swap/plan/is-swap-plan.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { PlannedSwap } from '../../domain/swap/flow/planned-swap.ts'
import { decimalText, ratioOfUnits } from '../../domain/values/numbers/ratio.ts'
import type { SignedSwap } from '../../domain/swap/flow/signed-swap.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import { isRevoking } from '../../domain/swap/allowance/revoke.ts'
import { isUnconfirmed } from '../../domain/operations/request/unconfirmed.ts'
import type { EventOf } from '../../events/define-events.ts'
import type { swap } from '../../events/swap/swap.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sessionOf } from '../../selectors/sessions/sessions.ts'

/** How many decimals an amount has in a toast. */
const toastDecimals = 3

/** Returns the toast for a request to a wallet. The secure frame itself shows that it is asked for a swap. */
export function requestWords(
  { connection }: StateOf<'swap'>,
  { order, source, target, received, plan }: PlannedSwap,
) {
  const isFrame = sessionOf(connection, namespaceOf(order.chainId))?.connector === frameConnector
  if (!isSwapPlan(plan) && !isRevoking(plan)) return waiting('swap.approveInWallet')
  if (!isFrame || !isSwapPlan(plan)) return waiting('swap.confirmInWallet')
  return toast.shown({ variant: 'loading', message: wordsOf('swap.swapping', { source, target, received }) })
}

/** Returns the toast for a finished swap: enough arrived, less than reviewed, or an unreadable amount. */
export function swapped({ swap: ended, moved, isUnchecked }: EventOf<typeof swap.swapped>['data']) {
  const { source, target, minimum } = ended
  const got = moved?.got ?? null
  if (isUnchecked || got === null) {
    const text = isUnchecked ? 'swap.unchecked' : 'swap.swappedUnread'
    const message = { text, values: { source: source.symbol, token: target.symbol } }
    return toast.shown({ variant: isUnchecked ? 'error' : 'success', message })
  }
  return minimum !== undefined && BigInt(got) < BigInt(minimum)
    ? lessCame(ended, got, minimum)
    : toast.shown({ variant: 'success', message: wordsOf('swap.swapped', { source, target, received: got }) })
}

/** Returns the toast for a failed swap. If something else than reviewed arrived, says what. */
export function failed({ swap: ended, failure, moved, instead }: EventOf<typeof swap.swapFailed>['data']) {
  const { minimum } = ended
  if (failure.code !== 'transaction-mismatch') return refusalText(failure)
  const isOwn = instead?.difference === 'content' && moved !== undefined && moved.paid !== '0'
  return isOwn && moved.got !== null && minimum !== undefined && BigInt(moved.got) < BigInt(minimum)
    ? lessCame(ended, moved.got, minimum)
    : toastText('swap.otherSent')
}

function lessCame({ source, target }: SignedSwap, got: BaseUnits, least: BaseUnits) {
  const values = {
    source: source.symbol,
    target: shownAmount(got, target),
    least: shownAmount(least, target),
  }
  return toast.shown({ variant: 'error', message: { text: 'swap.lessCame', values } })
}

export function wordsOf(
  text: string,
  { source, target, received }: Pick<SignedSwap, 'source' | 'target' | 'received'>,
) {
  return { text, values: { source: source.symbol, target: shownAmount(received, target) } }
}

function shownAmount(amount: BaseUnits, { decimals, symbol }: SwapToken): string {
  const ratio = ratioOfUnits(amount, decimals)
  const cut = decimalText(ratio, toastDecimals)
  return `${cut === '0' ? decimalText(ratio, decimals) : cut} ${symbol}`
}

export function refusalText(failure: Failure) {
  const { detail } = failure
  if (isUnconfirmed(failure)) return toastText('approval.maybeDone')
  // A text with a URL is about a service, and not a message of the wallet.
  return detail && !detail.includes('://')
    ? toast.shown({ variant: 'error', message: { text: 'swap.walletSays', values: { message: detail } } })
    : toastText('swap.failed')
}

export function toastText(text: string) {
  return toast.shown({ variant: 'error', message: { text } })
}

function waiting(text: string) {
  return toast.shown({ variant: 'loading', message: { text } })
}
