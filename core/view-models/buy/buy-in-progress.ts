import { shortAddress } from '../../domain/account/account.ts'
import { arrivalSource } from '../../domain/buy/purchase.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isForLookedAt, shownPurchase } from '../../selectors/buy/on-ramp.ts'
import { repeatedPurchaseOrder } from '../../selectors/buy/purchase-order.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import { buyMood, buyStatus } from './status.ts'
import { againButton } from './words.ts'
import type { Button, Link, Notice, Picture, QrCode, Screen } from '../parts/parts.ts'
import { copyButton } from '../parts/copy-button.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the BuyInProgress screen. */
export type BuyInProgressParts = {
  readonly picture: Picture | null
  readonly qrCode: QrCode | null
  readonly status: Notice | null
  readonly forWhom: Notice | null
  readonly open: Link | null
  readonly retry: Button | null
  readonly purchases: Button | null
  readonly copy: Button | null
}

const nothing: BuyInProgressParts = {
  picture: null,
  qrCode: null,
  status: null,
  forWhom: null,
  open: null,
  retry: null,
  purchases: null,
  copy: null,
}

/**
 * Returns the BuyInProgress screen: the provider, the state of the purchase, and the next step.
 * The next step is a link to the provider's page if no window could open, or another try if the purchase failed.
 */
export function buyInProgressView(state: StateOf<'on-ramp'>): Screen<BuyInProgressParts> {
  const title = textsOf(state, enOnRamp)('onRamp.buyTitle')
  const purchase = shownPurchase(state)
  return { title, parts: purchase ? partsOf(state, purchase) : nothing }
}

function partsOf(state: StateOf<'on-ramp'>, purchase: Purchase): BuyInProgressParts {
  const isTerminal = state.device.kind === 'terminal'
  if (purchase.step === 'unchecked') return uncheckedParts(state, purchase)
  const isPaid = purchase.step === 'preparing' || purchase.step === 'waiting'
  return {
    picture: isTerminal && isPaid ? null : pictureOf(state, purchase),
    qrCode: isTerminal && isPaid ? codeOf(state, purchase) : null,
    status: buyStatus(state, purchase),
    forWhom: isForLookedAt(state, purchase) || purchase.step === 'bought' ? null : forWhom(state, purchase),
    open: isPaid && (isTerminal || purchase.window === 'blocked') ? pageLink(state, purchase) : null,
    retry: isTerminal && isPaid ? null : wayOn(state, purchase),
    purchases: isListed(purchase) && isForLookedAt(state, purchase) ? purchasesButton(state) : null,
    copy: isPaid ? copyLinkButton(state, purchase) : null,
  }
}

/** Returns the parts for a provider's page that could not be verified. The visitor has to press before it opens. */
function uncheckedParts(state: StateOf<'on-ramp'>, purchase: Purchase): BuyInProgressParts {
  const canAccept = isForLookedAt(state, purchase)
  return {
    ...nothing,
    picture: state.device.kind === 'terminal' ? null : pictureOf(state, purchase),
    status: buyStatus(state, purchase),
    forWhom: canAccept ? null : forWhom(state, purchase),
    retry: canAccept
      ? {
          part: 'button',
          label: textsOf(state, enOnRamp)('onRamp.openUnchecked'),
          press: onRamp.uncheckedLinkAccepted({ flow: purchase.id }),
          tone: 'accent',
          icon: 'external',
        }
      : null,
  }
}

function pictureOf(state: StateOf<'on-ramp'>, purchase: Purchase): Picture {
  const { name: provider } = purchase.provider
  return {
    part: 'picture',
    label: textsOf(state, enOnRamp)('onRamp.picture', { provider }),
    image: { kind: 'wallet', url: null, seed: provider },
    mood: buyMood(state, purchase),
  }
}

/** Returns the account of a purchase, shown if the provider would not pay out to the active account. */
function forWhom(state: StateOf<'on-ramp'>, { address }: Purchase): Notice {
  const account = shortAddress(address)
  const title = textsOf(state, enOnRamp)('onRamp.forAccount', { account })
  return { part: 'notice', tone: 'neutral', title }
}

function codeOf(state: StateOf<'on-ramp'>, { link }: Purchase): QrCode {
  const label = textsOf(state, enOnRamp)(link === null ? 'onRamp.preparingCode' : 'onRamp.scan')
  return { part: 'qr-code', label, text: link, image: null }
}

function pageLink(state: StateOf<'on-ramp'>, { link }: Purchase): Link | null {
  const label = textsOf(state, enOnRamp)('onRamp.open')
  return link === null ? null : { part: 'link', label, href: link, icon: 'external' }
}

/**
 * Returns the button for the next step: another window for a closed one, or another try for a failed purchase.
 * Null if the same purchase is not possible for the same account.
 */
function wayOn(state: StateOf<'on-ramp'>, purchase: Purchase): Button | null {
  const { id: flow, step, window, failure } = purchase
  if (failure?.code === 'chain-unsupported') return null
  const text = textsOf(state, enOnRamp)
  if (step === 'declined' || step === 'overdue' || step === 'failed') {
    const order = repeatedPurchaseOrder(state, purchase)
    const press = order && onRamp.purchaseRequested({ order, by: 'visitor' })
    return press && againButton(text('onRamp.retry'), press, 'accent')
  }
  if ((step === 'preparing' || step === 'waiting') && window === 'closed') {
    const press = onRamp.windowRequested({ flow })
    return { ...againButton(text('onRamp.openAgain'), press, 'accent'), icon: 'window' }
  }
  return null
}

/** Returns whether a purchase is in the list of purchases, or will be once it is paid. */
function isListed(purchase: Purchase): boolean {
  return purchase.step === 'bought' || (purchase.step === 'overdue' && arrivalSource(purchase) === 'history')
}

function purchasesButton(state: StateOf<'on-ramp'>): Button {
  return {
    part: 'button',
    label: textsOf(state, enOnRamp)('onRamp.purchases'),
    press: router.viewReplaced({ view: 'OnRampActivity' }),
    tone: 'neutral',
  }
}

function copyLinkButton(state: StateOf<'on-ramp'>, { id: flow, link }: Purchase): Button {
  return copyButton(state, {
    label: textsOf(state, enOnRamp)('onRamp.copy'),
    press: link === null ? null : onRamp.linkCopyRequested({ flow }),
    copied: 'onRamp.linkCopied',
  })
}
