import type { SimulatedTransactionResponse } from '@solana/web3.js'
import type { FailureCode } from '../../../core/domain/errors/failure-code.ts'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../../core/domain/network/network.ts'

type Refusal = readonly [code: FailureCode, reason: string]

/** `ResultWithNegativeLamports` of the system program, and `InsufficientFunds` of the token programs. */
const tooLittle = 1

const payerIndex = 0

/**
 * Returns why a transaction would fail, from its simulation: `insufficient-funds`, `amount-too-small`, or `execution-reverted` with the program's
 * reason.
 */
export function simulationFailure(
  { err, logs }: Pick<SimulatedTransactionResponse, 'err' | 'logs'>,
  { name }: Network,
): LatchkeyError {
  const [code, reason] = refusalOf(err, logs ?? [])
  return new LatchkeyError(code, `${name} would refuse the transaction: ${reason}`)
}

function refusalOf(err: unknown, logs: readonly string[]): Refusal {
  if (err === 'InsufficientFundsForFee' || err === 'AccountNotFound')
    return ['insufficient-funds', 'there is too little of the coin for its fee.']
  const { InsufficientFundsForRent: rent, InstructionError: failed } = Object(err) as {
    readonly InsufficientFundsForRent?: { readonly account_index?: unknown }
    readonly InstructionError?: readonly unknown[]
  }
  if (rent) {
    return rent.account_index === payerIndex
      ? ['insufficient-funds', 'it would leave too little in the sender’s account; send all of it, or less.']
      : ['amount-too-small', 'an account may not hold so little; send more.']
  }
  if (Object(failed?.[1]).Custom === tooLittle)
    return ['insufficient-funds', 'there is less than what is sent and what it costs.']
  return ['execution-reverted', `execution reverted: ${saidIn(logs) ?? JSON.stringify(err)}`]
}

/** Returns the program's last error message. */
function saidIn(logs: readonly string[]): string | null {
  const said = [...logs].reverse().find((line) => line.startsWith('Program log: Error'))
  return said === undefined ? null : said.replace(/^Program log: (Error: )?/, '')
}
