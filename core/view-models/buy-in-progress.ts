import { shortAddress } from '../domain/account.ts'
import { awaitsAcceptance, followedBy, isBuying } from '../domain/on-ramp-attempt.ts'
import type { OnRampAttempt } from '../domain/on-ramp-attempt.ts'
import { onRamp } from '../events/on-ramp.ts'
import { router } from '../events/router.ts'
import type { StateOf } from '../reducers/root.ts'
import { canOrder, currentPurchase, isForLookedAt } from '../selectors/on-ramp.ts'
import { enOnRamp } from '../strings/en/on-ramp.ts'
import { buyStatus } from './buy-status.ts'
import { againButton } from './on-ramp-words.ts'
import type { Button, Link, Notice, Picture, QrCode, Screen } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** The places of the BuyInProgress screen. */
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

/** BuyInProgress: where one pays, how that goes, and the way on: the page itself where no window could be opened, another try where nothing came of it. */
export function buyInProgressView(state: StateOf<'on-ramp'>): Screen<BuyInProgressParts> {
  const title = textsOf(state, enOnRamp)('onRamp.buyTitle')
  const attempt = currentPurchase(state)
  return { title, parts: attempt ? partsOf(state, attempt) : nothing }
}

function partsOf(state: StateOf<'on-ramp'>, attempt: OnRampAttempt): BuyInProgressParts {
  const isTerminal = state.device.kind === 'terminal'
  if (awaitsAcceptance(attempt)) return uncheckedParts(state, attempt)
  const isPaid = attempt.status === 'preparing' || attempt.status === 'waiting'
  return {
    picture: isTerminal && isPaid ? null : pictureOf(state, attempt),
    qrCode: isTerminal && isPaid ? codeOf(state, attempt) : null,
    status: buyStatus(state, attempt),
    forWhom: isForLookedAt(state, attempt) || attempt.status === 'bought' ? null : forWhom(state, attempt),
    open: isPaid && (isTerminal || attempt.window === 'blocked') ? pageLink(state, attempt) : null,
    retry: isTerminal && isPaid ? null : wayOn(state, attempt),
    purchases: isListed(attempt) && isForLookedAt(state, attempt) ? purchasesButton(state) : null,
    copy: isPaid ? copyButton(state, attempt) : null,
  }
}

/** A page that could not be checked is opened by a press of its own. */
function uncheckedParts(state: StateOf<'on-ramp'>, attempt: OnRampAttempt): BuyInProgressParts {
  const canAccept = isForLookedAt(state, attempt)
  return {
    ...nothing,
    picture: state.device.kind === 'terminal' ? null : pictureOf(state, attempt),
    status: buyStatus(state, attempt),
    forWhom: canAccept ? null : forWhom(state, attempt),
    retry: canAccept
      ? {
          part: 'button',
          label: textsOf(state, enOnRamp)('onRamp.openUnchecked'),
          press: onRamp.uncheckedLinkAccepted(),
          tone: 'accent',
          icon: 'external',
        }
      : null,
  }
}

function pictureOf(state: StateOf<'on-ramp'>, attempt: OnRampAttempt): Picture {
  const { name: provider } = attempt.provider
  const mood = attempt.status === 'bought' ? null : isBuying(attempt) ? 'waiting' : 'failed'
  return {
    part: 'picture',
    label: textsOf(state, enOnRamp)('onRamp.picture', { provider }),
    image: { kind: 'wallet', url: null, seed: provider },
    ...(mood && { mood }),
  }
}

/** Whose purchase it is, where the page to pay on would not pay out to the account that is looked at. */
function forWhom(state: StateOf<'on-ramp'>, { address }: OnRampAttempt): Notice {
  const account = shortAddress(address)
  const title = textsOf(state, enOnRamp)('onRamp.forAccount', { account })
  return { part: 'notice', tone: 'neutral', title }
}

function codeOf(state: StateOf<'on-ramp'>, { link }: OnRampAttempt): QrCode {
  const label = textsOf(state, enOnRamp)(link === null ? 'onRamp.preparingCode' : 'onRamp.scan')
  return { part: 'qr-code', label, text: link, image: null }
}

function pageLink(state: StateOf<'on-ramp'>, { link }: OnRampAttempt): Link | null {
  const label = textsOf(state, enOnRamp)('onRamp.open')
  return link === null ? null : { part: 'link', label, href: link, icon: 'external' }
}

/** Another window for one that was closed, and another try for what came to nothing, where it can be bought there for the same account. */
function wayOn(state: StateOf<'on-ramp'>, attempt: OnRampAttempt): Button | null {
  const { status, window, failure, provider, wanted } = attempt
  if (failure?.code === 'chain-unsupported') return null
  const text = textsOf(state, enOnRamp)
  const press = onRamp.tryAgainRequested()
  const canRepeat = isForLookedAt(state, attempt) && canOrder(state, provider.id, wanted)
  if (status === 'declined' || status === 'overdue' || status === 'failed')
    return canRepeat ? againButton(text('onRamp.retry'), press, 'accent') : null
  if ((status === 'preparing' || status === 'waiting') && window === 'closed')
    return { ...againButton(text('onRamp.openAgain'), press, 'accent'), icon: 'window' }
  return null
}

/** Whether it stands among the purchases, or will once it is paid. */
function isListed(attempt: OnRampAttempt): boolean {
  return attempt.status === 'bought' || (attempt.status === 'overdue' && followedBy(attempt) === 'history')
}

function purchasesButton(state: StateOf<'on-ramp'>): Button {
  return {
    part: 'button',
    label: textsOf(state, enOnRamp)('onRamp.purchases'),
    press: router.viewReplaced({ view: 'OnRampActivity' }),
    tone: 'neutral',
  }
}

function copyButton(state: StateOf<'on-ramp'>, { link }: OnRampAttempt): Button {
  return {
    part: 'button',
    label: textsOf(state, enOnRamp)('onRamp.copy'),
    press: link === null ? null : onRamp.linkCopyRequested(),
    tone: 'quiet',
    icon: 'copy',
  }
}
