import type { FailedTransactionMetadata } from 'litesvm'
import { instructionFailures, transactionFailures } from '../calls/failure-texts.ts'

/** The failure of a transaction: `err` in a node's JSON, and its message. */
export type TransactionFailure = { readonly err: unknown; readonly text: string }

/** The failure of a transaction with an unknown or old blockhash. */
export const blockhashNotFound: TransactionFailure = { err: 'BlockhashNotFound', text: 'Blockhash not found' }

/** The failure of a transaction that is already in a block. */
export const alreadyProcessed: TransactionFailure = {
  err: 'AlreadyProcessed',
  text: 'This transaction has already been processed',
}

/** Reads the ledger's error of a failed transaction. */
export function readFailure(failed: FailedTransactionMetadata): TransactionFailure {
  const error = failed.err()
  if (typeof error === 'number') {
    const [name = 'CommitCancelled', text = name] = transactionFailures[error] ?? []
    return { err: name, text }
  }
  if ('accountIndex' in error) {
    const { accountIndex } = error
    if (error.constructor.name.endsWith('InsufficientFundsForRent')) {
      const text = `Transaction results in an account (${accountIndex}) with insufficient funds for rent`
      return { err: { InsufficientFundsForRent: { account_index: accountIndex } }, text }
    }
    const text = `Execution of the program referenced by account at index ${accountIndex} is temporarily restricted.`
    return { err: { ProgramExecutionTemporarilyRestricted: { account_index: accountIndex } }, text }
  }
  if ('err' in error) {
    const { name, text } = readInstruction(error.err())
    const { index } = error
    return {
      err: { InstructionError: [index, name] },
      text: `Error processing Instruction ${index}: ${text}`,
    }
  }
  const { index } = error
  return {
    err: { DuplicateInstruction: index },
    text: `Transaction contains a duplicate instruction (${index}) that is not allowed`,
  }
}

function readInstruction(error: number | object): { readonly name: unknown; readonly text: string } {
  if (typeof error === 'number') {
    const [name = 'GenericError', text = 'generic instruction error'] = instructionFailures[error] ?? []
    return { name, text }
  }
  if ('code' in error) {
    const code = Number(error.code)
    return { name: { Custom: code }, text: `custom program error: 0x${code.toString(16)}` }
  }
  return { name: 'BorshIoError', text: 'Failed to serialize or deserialize account data' }
}
