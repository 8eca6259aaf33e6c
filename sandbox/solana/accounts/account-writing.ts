import base58 from 'bs58'
import type { LedgerAccount } from '../ledger/ledger.ts'
import { parseAccount } from './parsed-account.ts'
import { invalidParams, RpcError, rpcCodes } from '../calls/rpc-error.ts'

/** The requested form of an account: `encoding`, and a `dataSlice` of its bytes. */
export type AccountWish = { readonly encoding?: unknown; readonly dataSlice?: unknown }

/** An account in a node's format. */
export type WrittenAccount = {
  readonly lamports: bigint
  readonly owner: string
  readonly data: unknown
  readonly executable: boolean
  readonly rentEpoch: bigint
  readonly space: number
}

const mostBase58 = 128
// The largest 64-bit number, for accounts that no longer pay rent.
const noRentEpoch = 18_446_744_073_709_551_615n

/** Returns an account in the requested form. */
export function writeAccount(
  account: LedgerAccount,
  wish: AccountWish,
  decimalsOf: (mint: string) => number | null,
): WrittenAccount {
  const { lamports, owner, executable } = account
  return {
    lamports,
    owner,
    data: writeData(account, wish, decimalsOf),
    executable,
    rentEpoch: noRentEpoch,
    space: account.data.length,
  }
}

function writeData(
  account: LedgerAccount,
  { encoding, dataSlice }: AccountWish,
  decimalsOf: (mint: string) => number | null,
): unknown {
  const bytes = slice(account.data, dataSlice)
  if (encoding === 'jsonParsed') {
    return parseAccount(account, decimalsOf) ?? [Buffer.from(bytes).toString('base64'), 'base64']
  }
  if (encoding === 'base64') return [Buffer.from(bytes).toString('base64'), 'base64']
  if (encoding !== undefined && encoding !== null && encoding !== 'base58' && encoding !== 'binary') {
    throw invalidParams(`Invalid params: the sandbox does not write accounts in ${JSON.stringify(encoding)}.`)
  }
  if (bytes.length > mostBase58) {
    throw new RpcError(
      rpcCodes.invalidRequest,
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    )
  }
  return encoding === 'base58' ? [base58.encode(bytes), 'base58'] : base58.encode(bytes)
}

function slice(data: Uint8Array, wish: unknown): Uint8Array {
  const { offset, length } = (wish ?? {}) as { offset?: unknown; length?: unknown }
  if (!Number.isInteger(offset) || !Number.isInteger(length)) return data
  return data.subarray(offset as number, (offset as number) + (length as number))
}
