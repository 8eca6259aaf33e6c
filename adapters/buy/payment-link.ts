import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { OnRampOrder } from '../../core/domain/buy/order.ts'
import { isSafeLink } from '../../core/domain/values/remote-url.ts'
import { coinbaseNetwork } from './coinbase-network.ts'

/** What the service is asked for, so that its page pays out to an account what an order names, and nowhere else; it takes whole numbers alone, so that an amount with cents stands only in the link (behaviour reference 1.3, 15). */
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

/** Returns the page as the service named it. Adds what it does not say of the order's amount, currency, way to pay, token and network; what it says otherwise stays for `checkPaymentPage` to refuse. Throws `malformed-answer` if it is no link that a visitor may be led to. */
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

/** The service takes and answers whole numbers alone. */
function wholeIn(amount: string): number | null {
  const whole = Number(amount)
  return Number.isSafeInteger(whole) ? whole : null
}
