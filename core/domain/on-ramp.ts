import { baseUnitsOf } from './amount.ts'
import type { ChainId } from './caip.ts'

/** How one pays, and between which amounts, as decimal texts. */
export type PaymentLimit = { readonly id: string; readonly least: string; readonly most: string }

/** A currency that a purchase is paid in. */
export type PaymentCurrency = { readonly id: string; readonly limits: readonly PaymentLimit[] }

/** A chain on which something can be bought; `address` is null for its coin, and `name` the on-ramp's own. */
export type PurchaseNetwork = {
  readonly name: string
  readonly label: string
  readonly chainId: ChainId
  readonly address: string | null
}

/** What can be bought. */
export type PurchaseCurrency = {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly PurchaseNetwork[]
}

/** What can be bought, and paid with. */
export type OnRampOptions = {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
}

/** An amount as a decimal text, and its currency. */
export type OnRampAmount = { readonly amount: string; readonly currency: string }

/** What a purchase costs; `isEstimate` where no service has said so. */
export type OnRampQuote = {
  readonly quoteId: string
  readonly paymentTotal: OnRampAmount
  readonly paymentSubtotal: OnRampAmount
  readonly purchaseAmount: OnRampAmount
  readonly coinbaseFee: OnRampAmount
  readonly networkFee: OnRampAmount
  readonly isEstimate: boolean
}

/** Money has two decimals. */
const moneyDecimals = 2

const limits: readonly PaymentLimit[] = [
  { id: 'card', least: '10.00', most: '7500.00' },
  { id: 'ach_bank_account', least: '10.00', most: '25000.00' },
]

/** What is offered where no service says what there is: USDC on Ethereum and Polygon for USD and EUR (spec 9). */
export const defaultOnRampOptions: OnRampOptions = {
  paymentCurrencies: [
    { id: 'USD', limits },
    { id: 'EUR', limits },
  ],
  purchaseCurrencies: [
    {
      id: '2b92315d-eab7-5bef-84fa-089a131333f5',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        {
          name: 'ethereum-mainnet',
          label: 'Ethereum',
          chainId: 'eip155:1',
          address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        },
        {
          name: 'polygon-mainnet',
          label: 'Polygon',
          chainId: 'eip155:137',
          address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
        },
      ],
    },
  ],
}

/** How an amount (a decimal text) stands to the limits of a way to pay. */
export function limitStanding(
  amount: string,
  { least, most }: PaymentLimit,
): 'within' | 'below' | 'above' | 'no-amount' {
  const [typed, low, high] = [amount, least, most].map((text) => baseUnitsOf(text, moneyDecimals) ?? '')
  if (!typed || !low || !high) return 'no-amount'
  if (BigInt(typed) < BigInt(low)) return 'below'
  return BigInt(typed) > BigInt(high) ? 'above' : 'within'
}

/** What stands in for a quote that failed: every amount is what was typed, and it is marked as an estimate. */
export function estimatedQuote(amount: string, currency: string): OnRampQuote {
  const all: OnRampAmount = { amount, currency }
  return {
    quoteId: 'mocked-quote-id',
    paymentTotal: all,
    paymentSubtotal: all,
    purchaseAmount: all,
    coinbaseFee: all,
    networkFee: all,
    isEstimate: true,
  }
}
