import { formatEther, formatGwei, isHex } from 'viem'
import type { TransactionRequest } from '../../browser-wallet/transaction.ts'
import type { RequestWords } from './request-words.ts'

type Fields = Readonly<Record<string, unknown>>

/** The gas fields of an operation, which its account or its paymaster pays. */
const operationGas = [
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'paymasterVerificationGasLimit',
  'paymasterPostOpGasLimit',
]

/** Returns the fees that a page sets for a transaction. They can take all of an account's coins. */
export function transactionFees(request: TransactionRequest, symbol: string): RequestWords['lines'] {
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = request
  const price = quantityOf(gasPrice ?? maxFeePerGas)
  const tip = price === null ? quantityOf(maxPriorityFeePerGas) : null
  const tipped: RequestWords['lines'] = tip === null ? [] : [['Priority fee', `${formatGwei(tip)} Gwei`]]
  return [...feeLines(quantityOf(gas), price, symbol), ...tipped]
}

/** Returns the fees of an operation, and its paymaster. */
export function operationFees(given: unknown, symbol: string): RequestWords['lines'] {
  const fields = Object(given) as Fields
  const gas = operationGas.reduce((sum, name) => sum + (quantityOf(fields[name]) ?? 0n), 0n)
  const { paymaster } = fields
  const paid: RequestWords['lines'] = typeof paymaster === 'string' ? [['Fee paid by', paymaster]] : []
  return [...feeLines(gas, quantityOf(fields['maxFeePerGas']), symbol), ...paid]
}

function feeLines(gas: bigint | null, price: bigint | null, symbol: string): RequestWords['lines'] {
  return [
    ...(gas === null ? [] : [['Gas limit', String(gas)] as const]),
    ...(price === null ? [] : [['Gas price at most', `${formatGwei(price)} Gwei`] as const]),
    ...(gas === null || price === null
      ? []
      : [['Fee at most', `${formatEther(gas * price)} ${symbol}`] as const]),
  ]
}

function quantityOf(given: unknown): bigint | null {
  return isHex(given) && given.length > 2 ? BigInt(given) : null
}
