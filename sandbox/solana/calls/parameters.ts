import type { Address } from '@solana/kit'
import base58 from 'bs58'
import type { SolanaNode } from '../solana-node.ts'
import { invalidParams, RpcError, rpcCodes } from './rpc-error.ts'

/** The parameters of a call, in their order. */
export type Parameters = readonly unknown[]

/** Returns the options of a call: the object at an index, or an empty one. */
export function readOptions(params: Parameters, place: number): Readonly<Record<string, unknown>> {
  const options = params[place] ?? {}
  if (typeof options === 'object') return options as Record<string, unknown>
  throw invalidParams('Invalid params: invalid type, expected a configuration object.')
}

/** Reads an address. Throws a node's error if it is invalid. */
export function readAddress(value: unknown): Address {
  if (typeof value !== 'string') throw invalidParams('Invalid params: invalid type, expected a string.')
  return decoded(value, 32) as Address
}

/** Reads a signature. Throws a node's error if it is invalid. */
export function readSignature(value: unknown): string {
  if (typeof value !== 'string') throw invalidParams('Invalid params: invalid type, expected a string.')
  return decoded(value, 64)
}

/** Reads an integer that is not negative. */
export function readWhole(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw invalidParams(`Invalid params: invalid value: ${JSON.stringify(value)}, expected u64 for ${name}.`)
}

/** Throws a node's error if a call requires a later slot than the current one. */
export function checkContextSlot(node: SolanaNode, options: Readonly<Record<string, unknown>>): void {
  const { minContextSlot } = options
  const contextSlot = node.clock.slot()
  if (typeof minContextSlot !== 'number' || minContextSlot <= contextSlot) return
  throw new RpcError(rpcCodes.behind, 'Minimum context slot has not been reached', { contextSlot })
}

function decoded(text: string, size: number): string {
  let bytes: Uint8Array
  try {
    bytes = base58.decode(text)
  } catch {
    throw invalidParams('Invalid param: Invalid')
  }
  if (bytes.length === size) return text
  throw invalidParams('Invalid param: WrongSize')
}
