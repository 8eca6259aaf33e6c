import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { OnRampOrder } from '../../core/domain/buy/order.ts'
import { isSafeLink } from '../../core/domain/values/remote-url.ts'
import { coinbaseNetwork } from './coinbase-network.ts'

/**
 * Returns the request for a payment page that pays out only to the order's account, token and network. The service takes whole numbers alone. An
 * amount with cents is added to the link later.
 */
export function linkRequest({ network, purchase, amount }: OnRampOrder, address: string): object {
  const name = coinbaseNetwork(network)
  return {
    destinationWallets: [{ address, blockchains: [name], assets: [purchase.symbol] }],
    partnerUserId: address,
    defaultNetwork: name,
    defaultExperience: 'buy',
    ...(wholeIn(amount) !== null && { presetFiatAmount: wholeIn(amount) }),
  }
}

/**
 * Returns the payment page that the service named. Adds the order's amount, currency, payment method, token and network if the page's query lacks
 * them. A value that differs stays, so that `checkPaymentPage` refuses it. Throws `malformed-answer` if the URL is no https link.
 */
export function paymentLink(
  url: string,
  { network, purchase, amount, payment, method }: OnRampOrder,
): string {
  if (!isSafeLink(url)) {
    throw new LatchkeyError(
      'malformed-answer',
      'The on-ramp service named no https page to pay on; try again.',
    )
  }
  const page = new URL(url)
  const wanted = {
    presetFiatAmount: amount,
    fiatCurrency: payment,
    defaultPaymentMethod: method.toUpperCase(),
    defaultAsset: purchase.symbol,
    defaultNetwork: coinbaseNetwork(network),
  }
  for (const [name, value] of Object.entries(wanted)) {
    const said = page.searchParams.getAll(name)
    const isWhole = name === 'presetFiatAmount' && said.length === 1 && said[0] === String(wholeIn(amount))
    if (said.length === 0 || isWhole) page.searchParams.set(name, value)
  }
  return page.href
}

/** Returns the amount as a number if it is whole, else null. The service knows only whole numbers. */
function wholeIn(amount: string): number | null {
  const whole = Number(amount)
  return Number.isSafeInteger(whole) ? whole : null
}
