import { decodeBase58 } from '../../base58.ts'
import type { SolanaKey } from '../../solana-key.ts'
import { readTransaction, type WireTransaction } from './wire-transaction.ts'

/** One instruction, with its accounts. */
export type Instruction = {
  readonly program: string
  readonly accounts: readonly AccountUse[]
  readonly data: Uint8Array
}

/** An account of an instruction. */
type AccountUse = { readonly address: string; readonly signer?: boolean; readonly writable?: boolean }

/** Signs a transaction (legacy) of which one key is the payer and the only signer. */
export async function signTransaction(
  payer: SolanaKey,
  instructions: readonly Instruction[],
  blockhash: string,
): Promise<WireTransaction> {
  const used = instructions.flatMap(({ program, accounts }) => [...accounts, { address: program }])
  const isWritten = (address: string) =>
    used.some((use) => use.address === address && 'writable' in use && use.writable)
  const others = [...new Set(used.map(({ address }) => address))].filter(
    (address) => address !== payer.address,
  )
  const written = others.filter(isWritten)
  const read = others.filter((address) => !isWritten(address))
  // The payer is first; read-only accounts are last (Solana's legacy message format).
  const keys = [payer.address, ...written, ...read]
  const placeOf = (address: string) => keys.indexOf(address)
  const message = Uint8Array.from(
    [
      [1, 0, read.length, keys.length],
      ...keys.map((key) => [...decodeBase58(key)]),
      [...decodeBase58(blockhash)],
      [instructions.length],
      ...instructions.map(({ program, accounts, data }) => [
        placeOf(program),
        accounts.length,
        ...accounts.map(({ address }) => placeOf(address)),
        data.length,
        ...data,
      ]),
    ].flat(),
  )
  const bytes = Uint8Array.from([1, ...(await payer.sign(message)), ...message])
  return readTransaction(Buffer.from(bytes).toString('base64'), 'base64')
}
