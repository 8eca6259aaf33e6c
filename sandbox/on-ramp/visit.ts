import { isAddress as isSolanaAddress } from '@solana/kit'
import { getAddress, isAddress } from 'viem'
import { isEvmChain } from '../blockchain-api/account-address.ts'
import { centsOf, limitMistake, paymentCurrency, paymentMethod } from './money.ts'
import type { PaymentCurrency, PaymentMethod } from './money.ts'
import { isNamed, isOnNetwork, type Purchasable } from './purchasable.ts'

/** The only application that the on-ramp knows. */
export const appId = 'latchkey-sandbox'

/** An asset for sale, and its receiver. */
type Choice = { readonly purchasable: Purchasable; readonly address: string }

/** The request in the page's URL. */
export type Visit = {
  readonly choices: readonly Choice[]
  readonly chosen: number
  readonly currency: PaymentCurrency
  readonly method: PaymentMethod
  /** The amount in cents. `null` if the visitor chooses it. */
  readonly total: number | null
  readonly redirectUrl: string | null
  /** The provider of the page. Only Coinbase's purchases are in its history. */
  readonly provider: 'coinbase' | 'meld'
}

/** An invalid part of the page's URL. */
export class VisitMistake extends Error {
  override readonly name = 'VisitMistake'
}

type Wallet = {
  readonly address: string
  readonly blockchains?: readonly string[]
  readonly assets?: readonly string[]
}

/** The longest id of a partner's user. */
const longestUser = 50

/** Reads the page's query. Throws a `VisitMistake` with the reason if a part is invalid. */
export function readVisit(query: URLSearchParams, known: readonly Purchasable[]): Visit {
  if (query.get('appId') !== appId)
    throw new VisitMistake(`The application "${query.get('appId') ?? ''}" is not known here.`)
  const user = query.get('partnerUserId') ?? ''
  if (user === '' || user.length > longestUser)
    throw new VisitMistake(`partnerUserId must have 1 to ${longestUser} characters.`)
  const choices = readWallets(query.get('destinationWallets')).flatMap((wallet) => choicesOf(wallet, known))
  if (choices.length === 0) throw new VisitMistake('None of these networks can be bought on here.')
  const currency = paymentCurrency(query.get('fiatCurrency') ?? 'USD')
  if (!currency) throw new VisitMistake(`Payments in "${query.get('fiatCurrency')}" are not taken.`)
  const method = paymentMethod(query.get('defaultPaymentMethod') ?? 'card')
  if (!method) throw new VisitMistake(`"${query.get('defaultPaymentMethod')}" is no way to pay here.`)
  return {
    choices,
    chosen: chosenOf(query, choices),
    currency,
    method,
    total: totalOf(query, currency, method),
    redirectUrl: redirectOf(query.get('redirectUrl')),
    provider: query.get('provider') === 'meld' ? 'meld' : 'coinbase',
  }
}

function readWallets(text: string | null): readonly Wallet[] {
  let wallets: unknown
  try {
    wallets = JSON.parse(text ?? '')
  } catch {
    throw new VisitMistake('destinationWallets must be a list of wallets in JSON.')
  }
  if (!Array.isArray(wallets) || wallets.length === 0)
    throw new VisitMistake('destinationWallets names no wallet.')
  return wallets.map((wallet) => {
    const { address, blockchains, assets } = Object(wallet) as Wallet
    if (typeof address !== 'string' || !isTexts(blockchains) || !isTexts(assets))
      throw new VisitMistake('A wallet must be such as {"address":"0x…","assets":["USDC"]}.')
    if (!isAddress(address, { strict: false }) && !isSolanaAddress(address))
      throw new VisitMistake(`"${address}" is no address of a wallet.`)
    return { address, ...(blockchains && { blockchains }), ...(assets && { assets }) }
  })
}

function choicesOf(
  { address, blockchains, assets }: Wallet,
  known: readonly Purchasable[],
): readonly Choice[] {
  const unknown = assets?.find((asset) => !known.some((one) => isNamed(one, asset)))
  if (unknown !== undefined) throw new VisitMistake(`"${unknown}" cannot be bought here.`)
  const isEvm = isAddress(address, { strict: false })
  return known
    .filter((one) => isEvmChain(one.network.chain) === isEvm)
    .filter((one) => !assets || assets.some((asset) => isNamed(one, asset)))
    .filter((one) => !blockchains || blockchains.some((name) => isOnNetwork(one, name)))
    .map((purchasable) => ({ purchasable, address: isEvm ? getAddress(address) : address }))
}

function chosenOf(query: URLSearchParams, choices: readonly Choice[]): number {
  const [network, asset] = [query.get('defaultNetwork'), query.get('defaultAsset')]
  const isWanted = ({ purchasable }: Choice) =>
    (network === null || isOnNetwork(purchasable, network)) && (asset === null || isNamed(purchasable, asset))
  return Math.max(0, choices.findIndex(isWanted))
}

function totalOf(query: URLSearchParams, currency: PaymentCurrency, method: PaymentMethod): number | null {
  const text = query.get('presetFiatAmount')
  if (text === null) return null
  const total = centsOf(text)
  if (total === null) throw new VisitMistake(`presetFiatAmount is "${text}"; expected such as 25 or 9.99.`)
  const mistake = limitMistake(total, method, currency)
  if (mistake !== null) throw new VisitMistake(mistake)
  return total
}

function redirectOf(text: string | null): string | null {
  if (text === null) return null
  if (URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)) return new URL(text).href
  throw new VisitMistake('redirectUrl must begin with https:// or http://.')
}

function isTexts(value: unknown): value is readonly string[] | undefined {
  return value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
}
