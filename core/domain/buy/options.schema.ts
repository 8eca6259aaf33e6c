import * as z from 'zod/mini'
import { Address } from '../account/account.schema.ts'
import { ChainId } from '../values/caip.schema.ts'

export const PaymentLimit = z.object({ id: z.string(), least: z.string(), most: z.string() })

export const PaymentCurrency = z.object({ id: z.string(), limits: z.array(PaymentLimit) })

export const PurchaseNetwork = z.object({
  name: z.string(),
  label: z.string(),
  chainId: ChainId,
  address: z.nullable(Address),
})

export const PurchaseCurrency = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.string(),
  networks: z.array(PurchaseNetwork),
})

export const OnRampOptions = z.object({
  paymentCurrencies: z.array(PaymentCurrency),
  purchaseCurrencies: z.array(PurchaseCurrency),
})
