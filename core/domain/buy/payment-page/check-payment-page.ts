import { baseUnitsOf } from '../../values/amount.ts'
import { referenceOf } from '../../values/caip.ts'
import { coinbaseNetworkName } from '../coinbase-network.ts'
import type { Failure } from '../../errors/failure.ts'
import { onRampNetworkName } from '../network-name.ts'
import { moneyDecimals } from '../options.ts'
import type { OnRampOrder } from '../order.ts'
import type { OnRampProvider } from '../provider.ts'
import { isSameAddress } from '../../account/same-account.ts'
import { addressesIn, namesPage, paymentClaims } from './payment-claims.ts'
import type { PaymentClaim } from './payment-claims.ts'
import { isPaymentHost } from './payment-hosts.ts'
import { parsedUrl } from '../../values/parsed-url.ts'

/** A payment page that a service named, and the order that it must be for. */
type NamedPaymentPage = {
  readonly link: string
  readonly provider: OnRampProvider
  readonly order: OnRampOrder
  /** The visitor's account. */
  readonly address: string
  /** The URL of the service that named the page. */
  readonly service: string
}

/** A verdict on a page. It is the visitor's (`checked`), may hide an unreadable account (`unchecked`), or is never opened (`refused`). */
type PaymentPageVerdict =
  | { readonly kind: 'checked' | 'unchecked'; readonly link: string }
  | { readonly kind: 'refused'; readonly failure: Failure }

/** The subject of a name in a link. */
type Subject = 'account' | 'network' | 'asset' | 'currency' | 'amount' | 'method' | 'experience' | 'harmless'

const subjects: Readonly<Record<string, Subject>> = {
  defaultnetwork: 'network',
  network: 'network',
  networks: 'network',
  supportednetworks: 'network',
  blockchain: 'network',
  blockchains: 'network',
  chain: 'network',
  chainid: 'network',
  defaultasset: 'asset',
  asset: 'asset',
  assets: 'asset',
  fiatcurrency: 'currency',
  paymentcurrency: 'currency',
  presetfiatamount: 'amount',
  paymentamount: 'amount',
  defaultpaymentmethod: 'method',
  paymentmethod: 'method',
  defaultexperience: 'experience',
  appid: 'harmless',
  handlingrequestedurls: 'harmless',
  to: 'account',
}

const accountNames =
  /wallet|address|account|recipient|receiver|destination|payee|payto|beneficiary|owner|user/

/** An amount of tokens would override the amount of money that the visitor entered. */
const overriding = /cryptoamount$/

/**
 * Checks a payment page before a visitor opens it: its host, and whether all of its parameters match the visitor's order and account. The page is
 * unchecked if a parameter cannot be read, such as a session token.
 */
export function checkPaymentPage(page: NamedPaymentPage): PaymentPageVerdict {
  const { provider } = page
  const url = parsedUrl(page.link)
  if (!url || !isPaymentHost(url, provider, page.service))
    return refused('untrusted-origin', `It is no page of ${provider.name}: ${url?.host ?? page.link}.`)
  const { href: link } = url
  // The host app wrote this link, and Latchkey filled in its placeholders.
  if (provider.url !== null) return { kind: 'checked', link: page.link }
  const strangers = addressesIn(link).filter((one) => !isOfOrder(page, one))
  if (strangers.length > 0) return refused('receiver-mismatch', `It names the account ${strangers[0]}.`)
  const claims = paymentClaims(url)
  if (!claims) return refused('verification-failed', 'It says something twice, or can not be read.')
  for (const claim of claims) {
    const failure = contradiction(page, claim)
    if (failure) return { kind: 'refused', failure }
  }
  const isUnread = claims.some(({ name }) => subjectOf(name) === null)
  if (isUnread) return { kind: 'unchecked', link }
  if (claims.some((claim) => isAccountClaim(claim))) return { kind: 'checked', link }
  return refused('verification-failed', 'It names no account.')
}

function contradiction(page: NamedPaymentPage, { name, value }: PaymentClaim): Failure | null {
  const subject = subjectOf(name)
  if (namesPage(value)) return failureOf('verification-failed', `It leads on to another page by "${name}".`)
  if (overriding.test(name)) return failureOf('verification-failed', `It names another amount by "${name}".`)
  if (subject === 'account')
    return isSameAddress(value, page.address)
      ? null
      : failureOf('receiver-mismatch', `It names another account by "${name}".`)
  if (subject === null || subject === 'harmless' || accepts(subject, page.order, value)) return null
  return failureOf('verification-failed', `It names another ${subject} by "${name}": ${value}.`)
}

function accepts(
  subject: Exclude<Subject, 'account' | 'harmless'>,
  { purchase, network: { chainId }, payment, method, amount }: OnRampOrder,
  value: string,
): boolean {
  const said = value.toLowerCase()
  const isOne = (...names: readonly (string | null)[]) => names.some((name) => name?.toLowerCase() === said)
  if (subject === 'network')
    return isOne(coinbaseNetworkName(chainId), onRampNetworkName(chainId), chainId, referenceOf(chainId))
  if (subject === 'asset') return isOne(purchase.symbol)
  if (subject === 'currency') return isOne(payment)
  if (subject === 'method') return isOne(method)
  if (subject === 'experience') return isOne('buy')
  const units = baseUnitsOf(value, moneyDecimals)
  return units !== null && units === baseUnitsOf(amount, moneyDecimals)
}

function subjectOf(name: string): Subject | null {
  if (Object.hasOwn(subjects, name)) return subjects[name] ?? null
  return accountNames.test(name) && !overriding.test(name) ? 'account' : null
}

/** Returns whether a claim names the account that a purchase is paid out to. The user of a partner is not such an account. */
function isAccountClaim({ name }: PaymentClaim): boolean {
  return subjectOf(name) === 'account' && !/user/.test(name)
}

function isOfOrder({ address, order }: NamedPaymentPage, found: string): boolean {
  return isSameAddress(found, address) || isSameAddress(found, order.network.address ?? '')
}

function failureOf(code: Failure['code'], detail: string): Failure {
  return { code, detail: `The payment page was not opened. ${detail}` }
}

function refused(code: Failure['code'], detail: string): PaymentPageVerdict {
  return { kind: 'refused', failure: failureOf(code, detail) }
}
