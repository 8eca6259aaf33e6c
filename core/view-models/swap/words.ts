import type { BaseUnits } from '../../domain/values/amount.ts'
import type { SigningWallet } from '../../domain/operations/request/signing-wallet.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { ratioOfUnits } from '../../domain/values/numbers/ratio.ts'
import type { Ratio } from '../../domain/values/numbers/ratio.ts'
import { shownSwap } from '../../domain/swap/state.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { signerNow } from '../../selectors/connection/signer-now.ts'
import { enSwap } from '../../strings/en/swap.ts'
import { lastMade } from '../formats/last-made.ts'
import { localeOf } from '../parts/locale-of.ts'
import { networkName } from '../formats/network-name.ts'
import type { Button, Image } from '../parts/parts.ts'
import { dollarText, ratioText } from '../formats/ratio-text.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

/** How many decimals a shown amount has. */
export const shownDecimals = 6

/** Returns an amount of a token, cut to six decimals. */
export function swapAmountText(
  state: StateOf<'swap'>,
  { symbol, decimals }: Pick<SwapToken, 'symbol' | 'decimals'>,
  amount: BaseUnits,
): string {
  return `${ratioText(ratioOfUnits(amount, decimals), shownDecimals, localeOf(state))} ${symbol}`
}

/** Returns a value in US dollars, or the text for an unknown one. */
export function swapWorthText(state: StateOf<'swap'>, worth: Ratio | null): string {
  return worth === null ? textsOf(state, enSwap)('swap.unknown') : dollarText(worth, localeOf(state))
}

export function swapTokenImage({ icon, symbol }: SwapToken): Image {
  return { kind: 'token', url: icon, seed: symbol }
}

/** Returns the wallet that was asked for a swap, also if another one is connected by now. Else returns the wallet that would be asked. */
export function swapSigner(state: StateOf<'swap'>): SigningWallet | undefined {
  return shownSwap(state.swap)?.wallet ?? signerNow(state, swapChain(state))
}

/** Returns the names in sentences about a swap: its wallet, its network and that network's coin. */
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

/** Returns the network of the swap in the form, else that of the active account. */
export function swapChain(state: StateOf<'swap'>): ChainId {
  return state.swap.holder?.chainId ?? activeSession(state)?.chainId ?? ''
}

/** Returns a "Try again" button that dispatches `press`. */
export function retrySwapButton(state: StateOf<'swap'>, press: Button['press']): Button {
  const label = textsOf(state, enSwap)('swap.retry')
  return { part: 'button', label, press, tone: 'quiet', icon: 'retry' }
}

/** Returns a time, in seconds since 1970, as visitors of a locale write it, in this device's time zone. */
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
