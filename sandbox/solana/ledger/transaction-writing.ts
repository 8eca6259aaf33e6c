import base58 from 'bs58'
import { invalidParams, RpcError, rpcCodes } from '../calls/rpc-error.ts'
import { parseInstruction } from '../accounts/parsed-instruction.ts'
import type { TransactionRecord } from './transaction-record.ts'
import { blockhashOf, readTransaction, type WireTransaction } from './wire-transaction.ts'

/** The requested form of a transaction. */
export type TransactionWish = {
  readonly encoding?: unknown
  readonly maxSupportedTransactionVersion?: unknown
}

/** Returns a mined transaction in the requested form. */
export function writeTransaction(record: TransactionRecord, wish: TransactionWish): unknown {
  const wire = readTransaction(record.bytes, 'base64')
  const { version } = wire.message
  const { maxSupportedTransactionVersion: most } = wish
  if (version !== 'legacy' && (typeof most !== 'number' || most < version)) {
    throw new RpcError(
      rpcCodes.unsupportedVersion,
      `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
    )
  }
  return {
    blockTime: record.blockTime,
    meta: writeMeta(record),
    slot: record.slot,
    transaction: writeContent(wire, record, wish.encoding),
    ...(most !== undefined && { version }),
  }
}

/** Returns a transaction's summary for lists, without its content. */
export function writeSummary(record: TransactionRecord, confirmationStatus: string): unknown {
  const { signature, slot, blockTime, outcome } = record
  const err = outcome.failure?.err ?? null
  return { blockTime, confirmationStatus, err, memo: null, signature, slot }
}

function writeMeta({ keys, outcome, before, after }: TransactionRecord): unknown {
  const err = outcome.failure?.err ?? null
  const loaded = (writable: boolean) =>
    keys.filter((key) => key.source === 'lookupTable' && key.writable === writable)
  return {
    computeUnitsConsumed: outcome.units,
    err,
    fee: outcome.fee,
    innerInstructions: outcome.inner,
    loadedAddresses: {
      readonly: loaded(false).map(({ pubkey }) => pubkey),
      writable: loaded(true).map(({ pubkey }) => pubkey),
    },
    logMessages: outcome.logs,
    postBalances: after.lamports,
    postTokenBalances: after.tokens,
    preBalances: before.lamports,
    preTokenBalances: before.tokens,
    rewards: [],
    status: err === null ? { Ok: null } : { Err: err },
    ...(outcome.returned && { returnData: outcome.returned }),
  }
}

function writeContent(wire: WireTransaction, record: TransactionRecord, encoding: unknown): unknown {
  const { message, signatures } = wire
  if (encoding === 'base64') return [record.bytes, 'base64']
  if (encoding === 'base58') return [base58.encode(wire.bytes), 'base58']
  const isParsed = encoding === 'jsonParsed'
  if (!isParsed && encoding !== undefined && encoding !== null && encoding !== 'json') {
    throw invalidParams(`Invalid params: unknown variant ${JSON.stringify(encoding)}.`)
  }
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const addressTableLookups = lookups.map(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => ({
    accountKey: lookupTableAddress,
    readonlyIndexes,
    writableIndexes,
  }))
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = message.header
  const plain = {
    header: {
      numReadonlySignedAccounts: numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: numReadonlyNonSignerAccounts,
      numRequiredSignatures: numSignerAccounts,
    },
    instructions: message.instructions.map(({ programAddressIndex, accountIndices, data }) => ({
      accounts: accountIndices ?? [],
      data: base58.encode(Uint8Array.from(data ?? [])),
      programIdIndex: programAddressIndex,
      stackHeight: 1,
    })),
  }
  const parsed = {
    instructions: message.instructions.map((instruction) => parseInstruction(instruction, record.keys)),
  }
  return {
    message: {
      accountKeys: isParsed ? record.keys : message.staticAccounts,
      ...(isParsed ? parsed : plain),
      recentBlockhash: blockhashOf(message),
      ...(message.version === 0 && { addressTableLookups }),
    },
    signatures,
  }
}
