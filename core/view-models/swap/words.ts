import type { BaseUnits } from '../../domain/values/amount.ts'
import type { AskedWallet } from '../../domain/operations/asked-wallet.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { ratioOfUnits } from '../../domain/values/ratio.ts'
import type { Ratio } from '../../domain/values/ratio.ts'
import { shownSwap } from '../../domain/swap/state.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { signerNow } from '../../selectors/connection/signer-now.ts'
import { enSwap } from '../../strings/en/swap.ts'
import { lastMade } from '../formats/last-made.ts'
import { localeOf } from '../parts/locale-of.ts'
import { networkName } from '../formats/network-name.ts'
import { numberFormat } from '../formats/number-format.ts'
import type { Button, Image } from '../parts/parts.ts'
import { dollarText, ratioText } from '../formats/ratio-text.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

/** How many decimals amounts are shown with (behaviour reference 4.1). */
export const shownDecimals = 6

/** So much of a token, cut to six decimals. */
export function swapAmountText(
  state: StateOf<'swap'>,
  { symbol, decimals }: Pick<SwapToken, 'symbol' | 'decimals'>,
  amount: BaseUnits,
): string {
  return `${ratioText(ratioOfUnits(amount, decimals), shownDecimals, localeOf(state))} ${symbol}`
}

/** So many US dollars; that it is not known where it is not. */
export function swapWorthText(state: StateOf<'swap'>, worth: Ratio | null): string {
  return worth === null ? textsOf(state, enSwap)('swap.unknown') : dollarText(worth, localeOf(state))
}

/** A token's picture. */
export function swapTokenImage({ icon, symbol }: SwapToken): Image {
  return { kind: 'token', url: icon, seed: symbol }
}

/** The wallet that was asked for a swap, whichever is connected by now; else that which would be asked. */
export function swapSigner(state: StateOf<'swap'>): AskedWallet | undefined {
  return shownSwap(state.swap)?.wallet ?? signerNow(state, swapChain(state))
}

/** What is named in sentences about a swap: its wallet, the network, its coin. */
export function swapNames(state: StateOf<'swap'>): {
  readonly wallet: string
  readonly network: string
  readonly coin: string
} {
  const chainId = swapChain(state)
  return {
    wallet: swapSigner(state)?.name ?? '',
    network: networkName(state, chainId),
    coin: offeredNetwork(state, chainId)?.nativeCurrency.symbol ?? '',
  }
}

/** The network of the swap in the form, else that of the account that is looked at. */
export function swapChain(state: StateOf<'swap'>): ChainId {
  return state.swap.holder?.chainId ?? activeSession(state)?.chainId ?? ''
}

/** What of the visitor's locale goes with each amount that is typed. */
export function swapSeparator(state: StateOf<'swap'>): { readonly separator: string } {
  return { separator: numberFormat(localeOf(state)).separator }
}

/** "Try again", by the event that does. */
export function retrySwapButton(state: StateOf<'swap'>, press: Button['press']): Button {
  const label = textsOf(state, enSwap)('swap.retry')
  return { part: 'button', label, press, tone: 'quiet', icon: 'retry' }
}

/** A moment in seconds since 1970, as people of a locale write it, in this device's time zone. */
export function momentText(seconds: number, locale: string): string {
  return momentFormat(locale).format(seconds * 1000)
}

const momentFormat = lastMade((locale) => {
  const style = {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
    calendar: 'gregory',
  } as const
  try {
    return new Intl.DateTimeFormat(locale, style)
  } catch {
    return new Intl.DateTimeFormat('en', style)
  }
})
