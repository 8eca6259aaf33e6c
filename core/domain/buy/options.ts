import type * as z from 'zod/mini'
import { baseUnitsOf } from '../values/amount.ts'
import type * as schema from './options.schema.ts'

/** A payment method with its limits, as decimal texts. */
export type PaymentLimit = z.infer<typeof schema.paymentLimitSchema>

/** A currency that a visitor pays with. */
export type PaymentCurrency = z.infer<typeof schema.paymentCurrencySchema>

/** A chain on which a currency can be bought. `address` is null for its coin. `name` is the on-ramp's own name. */
export type PurchaseNetwork = z.infer<typeof schema.purchaseNetworkSchema>

/** A coin or token that can be bought. */
export type PurchaseCurrency = z.infer<typeof schema.purchaseCurrencySchema>

/** The currencies that can be bought, and those that a visitor pays with. */
export type OnRampOptions = z.infer<typeof schema.onRampOptionsSchema>

/** The number of decimals of money. */
export const moneyDecimals = 2

const limits: PaymentLimit[] = [
  { id: 'card', least: '10.00', most: '7500.00' },
  { id: 'ach_bank_account', least: '10.00', most: '25000.00' },
]

/** The offer if no service answers: USDC on Ethereum and Polygon for USD and EUR. */
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

/** Compares an amount (a decimal text) with the limits of a payment method. */
export function limitStatus(
  amount: string,
  { least, most }: Pick<PaymentLimit, 'least' | 'most'>,
): 'within' | 'below' | 'above' | 'no-amount' {
  const [typed, low, high] = [amount, least, most].map((text) => baseUnitsOf(text, moneyDecimals) ?? '')
  if (!typed || !low || !high) return 'no-amount'
  if (BigInt(typed) < BigInt(low)) return 'below'
  return BigInt(typed) > BigInt(high) ? 'above' : 'within'
}
