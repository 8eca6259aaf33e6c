import type { EventInput } from '../../events/define-events.ts'
import { shortAddress } from '../../domain/account/account.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import type { SwapPrefill } from '../../domain/swap/form/prefill.ts'
import type { SwapSide } from '../../domain/swap/side.ts'
import type { SwapBlocker } from '../../domain/swap/form/blocker.ts'
import { router } from '../../events/shell/router.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { areSwapsOffered, canSwapOn } from '../../selectors/swap/chains.ts'
import { shortageOfSwap, swapBlocker } from '../../selectors/swap/progress.ts'
import { enSwap } from '../../strings/en/swap.ts'
import { shortageButton } from '../order/buy-shortage.ts'
import { lockedNotice } from '../sessions/locked-notice.ts'
import { networkName } from '../formats/network-name.ts'
import type { Button, Notice, Progress, Screen } from '../parts/parts.ts'
import { posingNotice } from './contracts.ts'
import { noFacts, rateAndFees, swapFacts } from './facts.ts'
import type { SwapFacts } from './facts.ts'
import { swapFailure } from './failure.ts'
import type { SwapFailure } from './failure.ts'
import { noSides, swapSidesParts } from './sides.ts'
import type { SwapSidesParts } from './sides.ts'
import { noSlippage, slippageParts } from './slippage.ts'
import type { SlippageParts } from './slippage.ts'
import { swapNames } from './words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the Swap screen. */
export type SwapParts = SwapSidesParts &
  SwapFacts &
  SlippageParts &
  SwapFailure & {
    readonly unable: Notice | null
    readonly networks: Button | null
    readonly loading: Progress | null
    readonly posing: Notice | null
    readonly lacking: Notice | null
    readonly buy: Button | null
    readonly next: Button | null
  }

const blockerWords = {
  loading: 'swap.review',
  'select-token': 'swap.selectToken',
  'enter-amount': 'swap.enterAmount',
  'incorrect-value': 'swap.incorrect',
  'insufficient-balance': 'swap.insufficient',
  failed: 'swap.retry',
} as const satisfies Record<SwapBlocker, string>

/** Returns the Swap screen: both tokens and amounts, the rate and the cost. The button says what is missing. */
export function swapView(state: StateOf<'swap'>): Screen<SwapParts> {
  const title = textsOf(state, enSwap)('swap.title')
  const nothing: SwapParts = {
    ...noSides,
    ...noFacts,
    ...noSlippage,
    failed: null,
    retry: null,
    unable: null,
    networks: null,
    loading: null,
    posing: null,
    lacking: null,
    buy: null,
    next: null,
  }
  const session = activeSession(state)
  if (!session) return { title, parts: nothing }
  if (session.isLocked)
    return { title, parts: { ...nothing, unable: lockedNotice(state, session.wallet.name) } }
  if (!canSwapOn(state, session.chainId))
    return { title, parts: { ...nothing, ...unsupported(state, session.chainId) } }
  return { title, parts: { ...nothing, ...swapFailure(state), ...formParts(state) } }
}

function formParts(state: StateOf<'swap'>): Partial<SwapParts> {
  const text = textsOf(state, enSwap)
  const { phase } = state.swap
  if (phase.name === 'idle' || phase.name === 'initializing')
    return { loading: { part: 'progress', label: text('swap.loading') } }
  if (phase.name === 'failed' && phase.stage === 'tokens') return {}
  const blocker = swapBlocker(state)
  return {
    ...swapSidesParts(state, blocker),
    ...swapFacts(state),
    rate: rateAndFees(state),
    ...slippageParts(state),
    posing: posingNotice(state),
    // The main button tries again.
    ...(blocker === 'failed' && { retry: null }),
    ...lackingParts(state, blocker),
    next: nextButton(state, blocker),
  }
}

/** Returns what is missing: a token that the host named, or enough coin for the network's fee, with a button that leads to buying. */
function lackingParts(
  state: StateOf<'swap'>,
  blocker: SwapBlocker | null,
): Pick<SwapParts, 'lacking' | 'buy'> {
  const text = textsOf(state, enSwap)
  const names = swapNames(state)
  const { prefill } = state.swap
  if (prefill?.missing.length) {
    const token = prefill.missing.map((side) => missingName(prefill, side, names.coin)).join(', ')
    const [title, body] = [text('swap.missing', { token }), text('swap.missingBody')]
    return { lacking: { part: 'notice', tone: 'neutral', title, body }, buy: null }
  }
  const { holder } = state.swap
  if (shortageOfSwap(state) !== 'coin') return { lacking: null, buy: null }
  const title = text('swap.insufficientCoin', names)
  return {
    lacking: { part: 'notice', tone: 'neutral', title },
    // If the amount is at fault, its field has that button already.
    buy: holder && blocker !== 'insufficient-balance' ? shortageButton(state, holder.chainId) : null,
  }
}

function missingName({ from, to }: SwapPrefill, side: SwapSide, coin: string): string {
  const named = side === 'source' ? from : to
  return named === null || named === 'native' ? coin : shortAddress(named)
}

function nextButton(state: StateOf<'swap'>, blocker: SwapBlocker | null): Button {
  return {
    part: 'button',
    label: textsOf(state, enSwap)(blocker === null ? 'swap.review' : blockerWords[blocker]),
    press: nextPress(state, blocker),
    tone: 'accent',
    ...(blocker === 'loading' && { busy: true }),
  }
}

function nextPress(state: StateOf<'swap'>, blocker: SwapBlocker | null): EventInput | null {
  if (blocker === null) return router.viewPushed({ view: 'SwapPreview' })
  if (blocker === 'failed') return swap.retried()
  if (blocker !== 'select-token') return null
  return router.viewPushed({ view: 'SwapSelectToken', side: state.swap.source ? 'target' : 'source' })
}

/** Returns a notice that the network has no swaps, and a button that leads to networks that have, if the host offers any. */
function unsupported(state: StateOf<'swap'>, chainId: ChainId): Pick<SwapParts, 'unable' | 'networks'> {
  const text = textsOf(state, enSwap)
  const title = text('swap.unsupported', { network: networkName(state, chainId) })
  const unable = { part: 'notice', tone: 'neutral', title } as const
  if (!areSwapsOffered(state, chainId)) return { unable, networks: null }
  return {
    unable: { ...unable, body: text('swap.unsupportedBody') },
    networks: {
      part: 'button',
      label: text('swap.networks'),
      press: router.viewReplaced({ view: 'UnsupportedChain', purpose: 'swap' }),
      tone: 'accent',
      icon: 'network',
    },
  }
}
