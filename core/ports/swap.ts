import type { BaseUnits } from '../domain/values/amount.ts'
import type { ChainId } from '../domain/values/caip.ts'
import type { Network } from '../domain/network/network.ts'
import type { Permit } from '../domain/swap/allowance/permit.ts'
import type { SwapOrder } from '../domain/swap/order.ts'
import type { SwapToken } from '../domain/swap/token.ts'
import type { SwapCall } from '../domain/swap/plan/transaction.ts'
import type { Answer } from './answer.ts'

/** The service that swaps tokens on EVM chains. Nothing is signed by this port. The service's refusals are `http-status`, with its own words. */
export interface Swap {
  /**
   * Returns the tokens that can be swapped on a chain. With an address, returns that token alone, even if it is not listed, or none if it does not
   * exist.
   */
  tokens(
    request: { readonly chainId: ChainId; readonly address: string | null },
    signal: AbortSignal,
  ): Answer<{ tokens: readonly SwapToken[] }>
  /** Returns the price of a whole token (null is the coin) in US dollars, as a plain decimal text. Null if no price is known. */
  price(
    request: { readonly chainId: ChainId; readonly token: string | null },
    signal: AbortSignal,
  ): Answer<{ price: string | null }>
  /** Returns the amount that an order gives now, in base units. Fails with `resource-not-found` if the service has no quote. */
  quote(
    request: { readonly order: SwapOrder; readonly gasPrice: BaseUnits | null },
    signal: AbortSignal,
  ): Answer<{ received: BaseUnits }>
  /** Returns the gas price for a transaction without priority, in wei. */
  gasPrice(request: { readonly chainId: ChainId }, signal: AbortSignal): Answer<{ gasPrice: BaseUnits }>
  /**
   * Returns the allowance of an order's token for a contract, read from the chain. With `spender` null, asks for each known spender and returns the
   * lowest allowance, because any of them may receive the swap.
   */
  allowance(
    request: {
      readonly network: Network
      readonly order: SwapOrder
      readonly spender: string | null
    },
    signal: AbortSignal,
  ): Answer<{ allowance: BaseUnits }>
  /**
   * Returns the approval that an order needs, for exactly its amount. Fails with `malformed-answer` unless the spender is a known contract of the
   * service.
   */
  approval(
    request: { readonly order: SwapOrder },
    signal: AbortSignal,
  ): Answer<SwapCall & { readonly spender: string }>
  /** Returns the domain separator of a permit (EIP-712) in hexadecimals, as the token should report it. */
  permitDomain(request: { readonly permit: Permit }, signal: AbortSignal): Answer<{ digest: string }>
  /**
   * Returns the swap transaction. `slippage` is in whole percent. `permit` holds the arguments of a permit (hex) or null. `approved` is the contract
   * that has the allowance, or null. Fails with `malformed-answer` if the service answers with any other contract. With `isUntried`, the approval is
   * part of the same operation, so the service should not check it. An older service checks it anyway.
   */
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
