import { isSwapPlan } from '../../domain/swap/plan/is-swap-plan.ts'
import type { SwapPlan } from '../../domain/swap/plan/plan.ts'
import { isFormAwaitingSignature, phaseOfForm } from '../../domain/swap/state.ts'
import { currentPlan } from '../../domain/swap/phase.ts'
import type { SwapPhase } from '../../domain/swap/phase.ts'
import { isRevoking } from '../../domain/swap/allowance/revoke.ts'
import { isFrameWallet } from '../../domain/wallets/wallet.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { checkedSwap } from '../../selectors/swap/checked.ts'
import { swapDetails } from '../../selectors/swap/details.ts'
import { swapRisksOf } from '../../selectors/swap/progress.ts'
import { enPreflight } from '../../strings/en/preflight.ts'
import { enSwap } from '../../strings/en/swap.ts'
import { requestTitle } from '../parts/request-title.ts'
import { shortageButton } from '../order/buy-shortage.ts'
import { contractSymbol } from '../tokens/contract-symbol.ts'
import type { Button, Line, Notice, Screen, Steps } from '../parts/parts.ts'
import { swapContracts } from './contracts.ts'
import type { SwapContracts } from './contracts.ts'
import { swapFacts } from './facts.ts'
import type { SwapFacts } from './facts.ts'
import { shortageNotice, swapFailure } from './failure.ts'
import type { SwapFailure } from './failure.ts'
import { allowanceLines, allowanceText } from './allowance.ts'
import type { AllowanceLines } from './allowance.ts'
import { riskNotice } from './risks.ts'
import { swapSteps } from './steps.ts'
import { swapAmountText, swapNames, swapSigner, swapTokenImage, swapWorthText } from './words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the SwapPreview screen. */
export type SwapPreviewParts = SwapFacts &
  SwapContracts &
  AllowanceLines &
  SwapFailure & {
    readonly pays: Line | null
    readonly paysWorth: Line | null
    /** The other symbol that the token's contract declares. */
    readonly paysNamed: Line | null
    readonly receives: Line | null
    readonly receivesWorth: Line | null
    readonly receivesNamed: Line | null
    /** The steps from the allowance to the end of the swap. */
    readonly steps: Steps | null
    readonly careful: Notice
    /** Says that the amounts come from a simulation. */
    readonly simulated: Notice | null
    readonly buy: Button | null
    readonly risks: Notice | null
    readonly waiting: Notice | null
    readonly cancel: Button
    readonly confirm: Button
  }

/** Returns the SwapPreview screen: everything that the visitor is about to sign, allowances, warnings, and the state of the wallet's answer. */
export function swapPreviewView(state: StateOf<'swap'>): Screen<SwapPreviewParts> {
  const text = textsOf(state, enSwap)
  const { failed, retry } = swapFailure(state)
  const shortage = shortageNotice(state)
  return {
    title: text('swap.previewTitle'),
    parts: {
      ...sideLines(state),
      ...swapContracts(state),
      ...swapFacts(state),
      ...allowanceLines(state),
      steps: swapSteps(state),
      failed: failed ?? shortage,
      retry,
      buy: buyButton(state, shortage !== null),
      careful: { part: 'notice', tone: 'quiet', title: text('swap.careful') },
      simulated: simulatedNotice(state),
      risks: riskNotice(state),
      waiting: waitingNotice(state),
      cancel: {
        part: 'button',
        label: text('swap.cancel'),
        press: swap.cancelled({ flow: isFormAwaitingSignature(state.swap) ? state.swap.started : null }),
        tone: 'neutral',
      },
      confirm: confirmButton(state, shortage !== null),
    },
  }
}

function simulatedNotice(state: StateOf<'swap'>): Notice | null {
  const effect = checkedSwap(state)?.effect
  if (!effect || effect.areOthersUnseen) return null
  const title = textsOf(state, enPreflight)('preflight.simulated', { network: swapNames(state).network })
  return { part: 'notice', tone: 'quiet', title }
}

/** Returns the button that leads to buying a missing coin. The sum in the form, the service or the wallet may have said that it is missing. */
function buyButton(state: StateOf<'swap'>, isShort: boolean): Button | null {
  const { holder } = state.swap
  const phase = phaseOfForm(state.swap)
  const isRefused = 'failure' in phase && phase.failure?.code === 'insufficient-funds'
  return holder && (isShort || isRefused) ? shortageButton(state, holder.chainId) : null
}

type SideLines = Pick<
  SwapPreviewParts,
  'pays' | 'paysWorth' | 'paysNamed' | 'receives' | 'receivesWorth' | 'receivesNamed'
>

const noSides: SideLines = {
  pays: null,
  paysWorth: null,
  paysNamed: null,
  receives: null,
  receivesWorth: null,
  receivesNamed: null,
}

function sideLines(state: StateOf<'swap'>): SideLines {
  const details = swapDetails(state)
  if (!details) return noSides
  const facts = currentPlan(phaseOfForm(state.swap))?.checked?.tokens ?? []
  const text = textsOf(state, enSwap)
  const { source, target, given, received, givenWorth, receivedWorth, receivedNet } = details
  const worth = text('swap.worth')
  return {
    pays: {
      part: 'line',
      label: text('swap.pay'),
      value: swapAmountText(state, source, given),
      image: swapTokenImage(source),
    },
    paysWorth: { part: 'line', label: worth, value: swapWorthText(state, givenWorth) },
    paysNamed: contractSymbol(state, facts, source),
    receivesNamed: contractSymbol(state, facts, target),
    receives: {
      part: 'line',
      label: text('swap.get'),
      value: swapAmountText(state, target, received),
      image: swapTokenImage(target),
    },
    receivesWorth: { part: 'line', label: worth, value: swapWorthText(state, receivedNet ?? receivedWorth) },
  }
}

/** Returns what the page waits for: the wallet's owner, or afterwards the chain. */
function waitingNotice(state: StateOf<'swap'>): Notice | null {
  const phase = phaseOfForm(state.swap)
  const text = textsOf(state, enSwap)
  const names = swapNames(state)
  const notice = { part: 'notice', tone: 'accent' } as const
  if (phase.name === 'swapping')
    return { ...notice, title: text('swap.waiting', names), body: text('swap.waitingSwap') }
  if (phase.name === 'approving' && phase.hash !== null) {
    const body = text(isRevoking(phase.plan) ? 'swap.waitingTakeBack' : 'swap.waitingApproval')
    return { ...notice, title: text('swap.waiting', names), body }
  }
  if (phase.name !== 'approving' && phase.name !== 'signing') return null
  const wallet = swapSigner(state)
  const title = requestTitle(state, wallet, text(askedWords(phase.plan), names))
  if (phase.isLingering && !isFrameWallet(wallet))
    return { ...notice, title, body: text('swap.lingering', names) }
  const body = allowanceText(state)
  return { ...notice, title, ...(body !== null && { body }) }
}

function askedWords(plan: SwapPlan) {
  if (isSwapPlan(plan) || isRevoking(plan)) return 'swap.askSwap'
  return plan.kind === 'permit' ? 'swap.askPermit' : 'swap.askApproval'
}

function confirmButton(state: StateOf<'swap'>, isShort: boolean): Button {
  const text = textsOf(state, enSwap)
  const phase = phaseOfForm(state.swap)
  const isBuilt = phase.name === 'built'
  const isBusy = !isBuilt && phase.name !== 'failed'
  return {
    part: 'button',
    label: text(confirmWords(phase, swapRisksOf(state).areShown), {
      token: state.swap.source?.symbol ?? '',
    }),
    press: isBuilt && !isShort ? swap.confirmed() : null,
    tone: 'accent',
    ...(isBusy && { busy: true }),
  }
}

function confirmWords(phase: SwapPhase, areShown: boolean) {
  const plan = currentPlan(phase)
  // It is not known yet whether the wallet has to grant an allowance first.
  if (!plan && phase.name !== 'failed') return 'swap.preparing'
  if (plan && isRevoking(plan)) {
    if (phase.name === 'approving') return 'swap.revoking'
    return areShown ? 'swap.revokeAnyway' : 'swap.revoke'
  }
  if (phase.name === 'approving') return 'swap.approving'
  if (phase.name === 'signing' || phase.name === 'swapping') return 'swap.inProgress'
  if (plan && !isSwapPlan(plan)) return areShown ? 'swap.approveAnyway' : 'swap.approve'
  return areShown ? 'swap.anyway' : 'swap.swap'
}
