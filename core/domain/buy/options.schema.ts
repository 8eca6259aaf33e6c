import * as z from 'zod/mini'
import { addressSchema } from '../account/account.schema.ts'
import { chainIdSchema } from '../values/caip.schema.ts'

export const paymentLimitSchema = z.object({ id: z.string(), least: z.string(), most: z.string() })

export const paymentCurrencySchema = z.object({ id: z.string(), limits: z.array(paymentLimitSchema) })

export const purchaseNetworkSchema = z.object({
  name: z.string(),
  label: z.string(),
  chainId: chainIdSchema,
  address: z.nullable(addressSchema),
})

export const purchaseCurrencySchema = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.string(),
  networks: z.array(purchaseNetworkSchema),
})

export const onRampOptionsSchema = z.object({
  paymentCurrencies: z.array(paymentCurrencySchema),
  purchaseCurrencies: z.array(purchaseCurrencySchema),
})
