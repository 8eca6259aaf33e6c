import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { BaseUnits } from '../domain/amount.ts'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { personal } from '../domain/personal.ts'
import { SwapToken } from '../domain/swap-token.ts'
import { defineEvents, fact, intent } from './define-events.ts'

const holder = { chainId: ChainId, address: personal(Address) }
const token = z.nullable(Address)

/** What can be swapped on the chain of an account, with what a whole token and a unit of gas cost there, and how a visitor looks for a token: by which words, and by an address that is not in the list. */
export const swapTokens = defineEvents('swapTokens', {
  searchTyped: intent({ text: z.string() }),

  requested: fact(holder),
  received: fact({ ...holder, tokens: z.array(SwapToken) }),
  failed: fact({ ...holder, failure: Failure }),
  sought: fact({ address: Address }),
  found: fact({ address: Address, token: z.nullable(SwapToken) }),
  missed: fact({ address: Address, failure: Failure }),
  priceWanted: fact({ chainId: ChainId, token }),
  priceReceived: fact({ chainId: ChainId, token, price: z.nullable(z.string()) }),
  priceFailed: fact({ chainId: ChainId, token, failure: Failure }),
  gasPriceReceived: fact({ chainId: ChainId, gasPrice: BaseUnits }),
  nodeGasPriceReceived: fact({ chainId: ChainId, gasPrice: BaseUnits }),
  gasPriceFailed: fact({ chainId: ChainId, failure: Failure }),
})
