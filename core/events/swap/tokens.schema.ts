import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { BaseUnits } from '../../domain/values/amount.schema.ts'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { SwapToken } from '../../domain/swap/token.schema.ts'

const holder = { chainId: ChainId, address: personal(Address) }
const token = z.nullable(Address)

export const swapTokensFields = {
  searchTyped: { text: z.string() },

  requested: holder,
  received: { ...holder, tokens: z.array(SwapToken) },
  failed: { ...holder, failure: Failure },
  found: { address: Address, token: z.nullable(SwapToken) },
  missed: { address: Address, failure: Failure },
  priceReceived: { chainId: ChainId, token, price: z.nullable(z.string()) },
  priceFailed: { chainId: ChainId, token, failure: Failure },
  gasPriceReceived: { chainId: ChainId, gasPrice: BaseUnits },
  nodeGasPriceReceived: { chainId: ChainId, gasPrice: BaseUnits },
}
