import * as z from 'zod/mini'
import { Address } from './account.ts'
import { baseUnitsOf } from './amount.ts'
import { ChainId } from './caip.ts'

/** How one pays, and between which amounts, as decimal texts. */
export const PaymentLimit = z.object({ id: z.string(), least: z.string(), most: z.string() })
export type PaymentLimit = z.infer<typeof PaymentLimit>

/** A currency that a purchase is paid in. */
export const PaymentCurrency = z.object({ id: z.string(), limits: z.array(PaymentLimit) })
export type PaymentCurrency = z.infer<typeof PaymentCurrency>

/** A chain on which something can be bought; `address` is null for its coin, and `name` the on-ramp's own. */
export const PurchaseNetwork = z.object({
  name: z.string(),
  label: z.string(),
  chainId: ChainId,
  address: z.nullable(Address),
})
export type PurchaseNetwork = z.infer<typeof PurchaseNetwork>

/** What can be bought. */
export const PurchaseCurrency = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.string(),
  networks: z.array(PurchaseNetwork),
})
export type PurchaseCurrency = z.infer<typeof PurchaseCurrency>

/** What can be bought, and paid with. */
export const OnRampOptions = z.object({
  paymentCurrencies: z.array(PaymentCurrency),
  purchaseCurrencies: z.array(PurchaseCurrency),
})
export type OnRampOptions = z.infer<typeof OnRampOptions>

/** Money has two decimals. */
export const moneyDecimals = 2

const limits: PaymentLimit[] = [
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
  { least, most }: Pick<PaymentLimit, 'least' | 'most'>,
): 'within' | 'below' | 'above' | 'no-amount' {
  const [typed, low, high] = [amount, least, most].map((text) => baseUnitsOf(text, moneyDecimals) ?? '')
  if (!typed || !low || !high) return 'no-amount'
  if (BigInt(typed) < BigInt(low)) return 'below'
  return BigInt(typed) > BigInt(high) ? 'above' : 'within'
}
