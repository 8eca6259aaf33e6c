import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { baseUnitsSchema } from '../../domain/values/amount.schema.ts'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { swapTokenSchema } from '../../domain/swap/token.schema.ts'

const holder = { chainId: chainIdSchema, address: personal(addressSchema) }
const token = z.nullable(addressSchema)

export const swapTokensFields = {
  searchTyped: { text: z.string() },

  requested: holder,
  received: { ...holder, tokens: z.array(swapTokenSchema) },
  failed: { ...holder, failure: failureSchema },
  found: { address: addressSchema, token: z.nullable(swapTokenSchema) },
  missed: { address: addressSchema, failure: failureSchema },
  priceReceived: { chainId: chainIdSchema, token, price: z.nullable(z.string()) },
  priceFailed: { chainId: chainIdSchema, token, failure: failureSchema },
  gasPriceReceived: { chainId: chainIdSchema, gasPrice: baseUnitsSchema },
  nodeGasPriceReceived: { chainId: chainIdSchema, gasPrice: baseUnitsSchema },
}
