import type { Ratio } from '../../domain/values/numbers/ratio.ts'
import { quoteLifetime } from '../../domain/swap/quote/quote.ts'
import type { SwapRisk } from '../../domain/swap/review/risk.ts'
import { isFrameWallet } from '../../domain/wallets/wallet.ts'
import type { StateOf } from '../../reducers/root.ts'
import { costlinessOfSwap } from '../../selectors/swap/costly-swap.ts'
import { otherSymbolsOfSwap } from '../../selectors/swap/checked.ts'
import { swapDetails } from '../../selectors/swap/details.ts'
import { swapRisksOf, unpricedSides } from '../../selectors/swap/progress.ts'
import { openSwapBeside } from '../../selectors/swap/requests.ts'
import { enPreflight } from '../../strings/en/preflight.ts'
import { enSwap } from '../../strings/en/swap.ts'
import { localeOf } from '../parts/locale-of.ts'
import type { Notice } from '../parts/parts.ts'
import { percentText } from '../formats/ratio-text.ts'
import { localePercent } from './facts.ts'
import { swapAmountText, swapNames } from './words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns a notice with every reason for a second press, one sentence each. Null if there is none. */
export function riskNotice(state: StateOf<'swap'>): Notice | null {
  const { risks } = swapRisksOf(state)
  if (risks.length === 0) return null
  const title = textsOf(state, enSwap)('swap.risky')
  const body = risks.map((risk) => sentence(state, risk)).join(' ')
  return { part: 'notice', tone: 'negative', title, body }
}

function sentence(state: StateOf<'swap'>, risk: SwapRisk): string {
  const text = textsOf(state, enSwap)
  const checks = textsOf(state, enPreflight)
  if (risk === 'old-quote') return text('swap.oldQuote', { seconds: String(quoteLifetime / 1000) })
  if (risk === 'below-minimum') return text('swap.belowMinimum')
  if (risk === 'high-slippage')
    return text('swap.highSlippage', { percent: localePercent(state.swap.slippage, localeOf(state)) })
  if (risk === 'open-request') return openText(state)
  if (risk === 'costly')
    return costlinessOfSwap(state) === 'half' ? text('swap.costly') : checks('preflight.dearGas')
  if (risk === 'other-symbol')
    return otherSymbolsOfSwap(state)
      .map((one) => checks('preflight.otherSymbol', one))
      .join(' ')
  if (risk === 'unchecked') return checks('preflight.unchecked', { network: swapNames(state).network })
  if (risk === 'unchecked-tokens') return checks('preflight.uncheckedTokens')
  const details = swapDetails(state)
  if (risk === 'unchecked-minimum') {
    const amount = details ? swapAmountText(state, details.target, details.minimumReceived) : ''
    return checks('preflight.uncheckedMinimum', { amount })
  }
  if (risk === 'unpriced')
    return unpricedSides(state)
      .map(({ symbol }) => text('swap.unpriced', { token: symbol }))
      .join(' ')
  const impact = details?.priceImpact
  const percent = impact ? percentText(unsigned(impact), 1, localeOf(state)) : ''
  return text(risk === 'price-gain' ? 'swap.unexplainedGain' : 'swap.highImpact', { percent })
}

function unsigned({ numerator, denominator }: Ratio): Ratio {
  return { numerator: numerator < 0n ? -numerator : numerator, denominator }
}

function openText(state: StateOf<'swap'>): string {
  const text = textsOf(state, enSwap)
  const told = openSwapBeside(state).map(({ isDoubtful, wallet }) =>
    isFrameWallet(wallet)
      ? text('swap.perhapsSentHere')
      : text(isDoubtful ? 'swap.perhapsSent' : 'swap.openRequest', { wallet: wallet.name }),
  )
  return told.join(' ')
}
