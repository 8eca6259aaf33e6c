import { isSameAddress, isSameTokenAddress } from '../../account/same-account.ts'
import type { Failure } from '../../errors/failure.ts'
import { isRefusedRequest } from '../../errors/refused-request.ts'
import type { BaseUnits } from '../../values/amount.ts'
import type { SwapOrder } from '../order.ts'
import { isSameSwapOrder } from '../order.ts'

/** Permission for a contract of the service to take the token of an order. */
type SwapAllowance = {
  readonly order: SwapOrder
  /** The contract that may take the token. */
  readonly spender: string
  /** The signed permit (hex) for the swap. It is valid until `deadline`, in seconds since 1970. Null if the permission is an on-chain approval. */
  readonly permit: { readonly data: string; readonly deadline: number } | null
}

/** Every allowance that this page requested, one for each account and token. */
export type SwapAllowances = readonly SwapAllowance[]

type Token = Pick<SwapOrder, 'chainId' | 'account' | 'from'>

/** The lifetime of a permit, and the margin before its end in which it is not used, in seconds. */
export const permitLifetime = 1200
const permitMargin = 60

/** Returns the allowance of an account for a token. Null for none. */
export function allowanceFor(allowances: SwapAllowances, token: Token): SwapAllowance | null {
  return allowances.find(({ order }) => isSameToken(order, token)) ?? null
}

/** Returns whether an allowance, in base units, is enough for an amount. If so, no approval is needed. */
export function coversOrder(allowance: BaseUnits, { amount }: Pick<SwapOrder, 'amount'>): boolean {
  return BigInt(allowance) >= BigInt(amount)
}

/** Returns the valid permit of an order at a time in milliseconds since 1970. Null for none. */
export function currentPermit(allowances: SwapAllowances, order: SwapOrder, at: number): string | null {
  const given = allowanceFor(allowances, order)
  if (!given?.permit || !isSameSwapOrder(given.order, order)) return null
  return given.permit.deadline - permitMargin > at / 1000 ? given.permit.data : null
}

/**
 * Returns whether a failed plan shows that the permit of its order is refused, by the token or by the service. A service that did not answer says
 * nothing about the permit.
 */
export function isPermitRefused(allowances: SwapAllowances, order: SwapOrder, failure: Failure): boolean {
  const given = allowanceFor(allowances, order)
  if (!given?.permit || !isSameSwapOrder(given.order, order)) return false
  return failure.code === 'execution-reverted' || isRefusedRequest(failure)
}

/** Returns the contract that this page asked the account to approve for an order's token. Null for none. */
export function approvedFor(allowances: SwapAllowances, order: Token): string | null {
  return allowanceFor(allowances, order)?.spender ?? null
}

/** Returns the allowances with one more, which replaces an earlier one of the account for its token. */
export function withAllowance(allowances: SwapAllowances, given: SwapAllowance): SwapAllowances {
  return [...withoutAllowance(allowances, given.order), given]
}

/** Returns the allowances without that of an account for a token. */
export function withoutAllowance(allowances: SwapAllowances, token: Token): SwapAllowances {
  return allowances.filter(({ order }) => !isSameToken(order, token))
}

function isSameToken(one: Token, other: Token): boolean {
  const isSameHolder = one.chainId === other.chainId && isSameAddress(one.account, other.account)
  return isSameHolder && isSameTokenAddress(one.from, other.from)
}
