import type * as z from 'zod/mini'
import { baseUnitsOf } from '../values/amount.ts'
import type { BaseUnits } from '../values/amount.ts'
import { hexQuantity } from '../operations/evm-transfer.ts'
import { exactDecimal } from '../values/numbers/exact-decimal.ts'
import { maxUint256 } from '../values/numbers/max-uint256.ts'
import { LatchkeyError } from '../errors/latchkey-error.ts'
import type * as schema from './transaction-fees.schema.ts'

/** The price of a unit of gas, in wei. `fee-market` (EIP-1559) has a maximum that includes the tip. `legacy` has one price, for older chains. */
export type TransactionFees = z.infer<typeof schema.transactionFeesSchema>

/** The kinds of fees, as values of `type`. */
export const feeTypes = ['fee-market', 'legacy'] as const satisfies readonly TransactionFees['type'][]

/** The factor by which the base fee may rise in the next blocks before a transaction has to wait. */
const baseFeeMultiplier = 1.2

const multiplierDecimals = 18

/**
 * Returns EIP-1559 fees for a base fee and a tip, both in wei. Throws `fee-cap-too-low` for a multiplier below 1, because the fee would be below the
 * chain's current one.
 */
export function feesOver(
  baseFee: bigint,
  tip: bigint,
  multiplier: number = baseFeeMultiplier,
): TransactionFees {
  const scale = 10n ** BigInt(multiplierDecimals)
  const scaled = baseUnitsOf(exactDecimal(multiplier) ?? '', multiplierDecimals)
  if (scaled === null || BigInt(scaled) < scale) {
    const message = `The base fee is multiplied by ${multiplier}; expected 1 or more, such as 1.2.`
    throw new LatchkeyError('fee-cap-too-low', message)
  }
  return checkedFees({
    maxFeePerGas: (baseFee * BigInt(scaled)) / scale + tip,
    maxPriorityFeePerGas: tip,
  })
}

/**
 * Checks fees in wei, and returns them in the form for a signature. Throws `invalid-request` if both kinds are mixed, if fees are missing, or if one
 * is below 0. Throws `fee-cap-too-high` above 256 bits, and `tip-above-fee-cap`.
 */
export function checkedFees({
  gasPrice,
  maxFeePerGas,
  maxPriorityFeePerGas,
}: {
  readonly gasPrice?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
}): TransactionFees {
  const hasMarket = maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined
  if (gasPrice !== undefined && hasMarket) {
    const message =
      'Fees name a gas price and fields of the fee market; expected either `gasPrice`, or `maxFeePerGas` with `maxPriorityFeePerGas`.'
    throw new LatchkeyError('invalid-request', message)
  }
  if (gasPrice !== undefined) return { type: 'legacy', gasPrice: inBounds('gasPrice', gasPrice) }
  if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) {
    const message = 'Fees are missing; expected `gasPrice`, or `maxFeePerGas` with `maxPriorityFeePerGas`.'
    throw new LatchkeyError('invalid-request', message)
  }
  const cap = inBounds('maxFeePerGas', maxFeePerGas)
  if (maxPriorityFeePerGas > maxFeePerGas) {
    const message = `The tip of ${maxPriorityFeePerGas} wei is above the whole fee of ${maxFeePerGas} wei; expected it to be part of that.`
    throw new LatchkeyError('tip-above-fee-cap', message)
  }
  return {
    type: 'fee-market',
    maxFeePerGas: cap,
    maxPriorityFeePerGas: inBounds('maxPriorityFeePerGas', maxPriorityFeePerGas),
  }
}

/** Returns fees in the form of `eth_sendTransaction`. The wallet decides about unknown fees. */
export function requestedFees(fees: TransactionFees | null): Readonly<Record<string, string>> {
  if (!fees) return {}
  if (fees.type === 'legacy') return { gasPrice: hexQuantity(fees.gasPrice) }
  return {
    maxFeePerGas: hexQuantity(fees.maxFeePerGas),
    maxPriorityFeePerGas: hexQuantity(fees.maxPriorityFeePerGas),
  }
}

/** Returns the highest price of a unit of gas, in wei. */
export function mostPerGas(fees: TransactionFees): bigint {
  return BigInt(fees.type === 'legacy' ? fees.gasPrice : fees.maxFeePerGas)
}

/** Returns the highest cost of an amount of gas, in wei. */
export function mostCost(gas: bigint, fees: TransactionFees): BaseUnits {
  return (gas * mostPerGas(fees)).toString()
}

function inBounds(field: string, fee: bigint): BaseUnits {
  if (fee < 0n) {
    throw new LatchkeyError('invalid-request', `\`${field}\` is ${fee}; expected no number below 0.`)
  }
  if (fee > maxUint256) {
    throw new LatchkeyError(
      'fee-cap-too-high',
      `\`${field}\` is above 2^256-1 wei; expected a number of 256 bits.`,
    )
  }
  return fee.toString()
}
