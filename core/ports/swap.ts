import type { BaseUnits } from '../domain/values/amount.ts'
import type { ChainId } from '../domain/values/caip.ts'
import type { Network } from '../domain/network/network.ts'
import type { Permit } from '../domain/swap/allowance/permit.ts'
import type { SwapOrder } from '../domain/swap/order.ts'
import type { SwapToken } from '../domain/swap/token.ts'
import type { SwapCall } from '../domain/swap/transaction.ts'
import type { Answer } from './answer.ts'

/** The service that swaps tokens on EVM (behaviour reference 1.3, 3 to 9); nothing is signed here. Its refusals are `http-status`, with its own words. */
export interface Swap {
  /** What can be swapped on a chain; with an address that token alone, also one that is not listed, and none where there is no such token. */
  tokens(
    request: { readonly chainId: ChainId; readonly address: string | null },
    signal: AbortSignal,
  ): Answer<{ tokens: readonly SwapToken[] }>
  /** What a whole token (null for the coin) costs in US dollars, as a plain decimal text; null where nobody knows. */
  price(
    request: { readonly chainId: ChainId; readonly token: string | null },
    signal: AbortSignal,
  ): Answer<{ price: string | null }>
  /** What an order gives now, in base units; fails with `resource-not-found` where the service has no quote. */
  quote(
    request: { readonly order: SwapOrder; readonly gasPrice: BaseUnits | null },
    signal: AbortSignal,
  ): Answer<{ received: BaseUnits }>
  /** What gas costs whoever can wait, in wei. */
  gasPrice(request: { readonly chainId: ChainId }, signal: AbortSignal): Answer<{ gasPrice: BaseUnits }>
  /** How much of an order's token a contract may take already, as the chain says; null for the spender asks for each known one, and answers the most. */
  allowance(
    request: {
      readonly network: Network
      readonly order: SwapOrder
      readonly spender: string | null
    },
    signal: AbortSignal,
  ): Answer<{ allowance: BaseUnits }>
  /** The approval that an order needs: of its amount and no more, for a contract of the service that is known; fails with `malformed-answer` for any other. */
  approval(
    request: { readonly order: SwapOrder },
    signal: AbortSignal,
  ): Answer<SwapCall & { readonly spender: string }>
  /** The digest of the domain under which a permit is signed (EIP-712), in hexadecimals, as the token itself is to answer it. */
  permitDomain(request: { readonly permit: Permit }, signal: AbortSignal): Answer<{ digest: string }>
  /** The swap itself, to a known contract that is the one approved (null where nothing was), `slippage` in whole percent, with the arguments of a permit (hex) or null; where its approval goes with it (`isUntried`) the service is not to look for that, which an older one does all the same; fails with `malformed-answer` where the service answers another one. */
  transaction(
    request: {
      readonly order: SwapOrder
      readonly slippage: number
      readonly approved: string | null
      readonly permit: string | null
      readonly isUntried?: true
    },
    signal: AbortSignal,
  ): Answer<SwapCall>
}
