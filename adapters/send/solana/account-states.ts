import type { AccountInfo, Connection, PublicKey, SimulatedTransactionAccountInfo } from '@solana/web3.js'
import { fromBase64 } from '../../../core/domain/values/base64.ts'
import { tokenProgramAt, tokenProgramOf } from '../../solana/token-programs.ts'
import { isUnanswered } from './unanswered.ts'
import { tokenHolding } from './token-holding.ts'
import type { TokenHolding } from './token-holding.ts'

/** The content of an account: its lamports, and its tokens if it is a token account. */
export type SolanaAccountState = { readonly lamports: bigint; readonly holding: TokenHolding | null }

const empty: SolanaAccountState = { lamports: 0n, holding: null }

/** Reads the current state of accounts. Returns null if the node cannot answer. */
export async function readStates(
  connection: Connection,
  keys: readonly PublicKey[],
): Promise<readonly SolanaAccountState[] | null> {
  try {
    const { value } = await connection.getMultipleAccountsInfoAndContext([...keys])
    return statesOf(keys.length, value, stateNow)
  } catch (error) {
    if (isUnanswered(error)) throw error
    return null
  }
}

/** Returns the accounts of a simulation. Returns null if the node returned none, or not all. */
export function simulatedStates(
  count: number,
  shown: readonly (SimulatedTransactionAccountInfo | null)[] | null | undefined,
): readonly SolanaAccountState[] | null {
  return statesOf(count, shown ?? [], stateAfter)
}

function statesOf<Shown>(
  count: number,
  shown: readonly (Shown | null)[],
  read: (one: Shown) => SolanaAccountState | null,
): readonly SolanaAccountState[] | null {
  const states = shown.flatMap((one) => (one === null ? empty : (read(one) ?? [])))
  return states.length === count ? states : null
}

function stateNow({ lamports, owner, data }: AccountInfo<Uint8Array>): SolanaAccountState | null {
  return stateOf(lamports, tokenProgramOf(owner) !== null, data)
}

function stateAfter({ lamports, owner, data }: SimulatedTransactionAccountInfo): SolanaAccountState | null {
  const [text = '', encoding] = data
  const bytes = encoding === 'base64' ? fromBase64(text) : null
  return bytes && stateOf(lamports, tokenProgramAt(owner) !== null, bytes)
}

/** The library reads lamports as floating point numbers, which are exact only up to 2^53. */
function stateOf(lamports: number, isOfToken: boolean, data: Uint8Array): SolanaAccountState | null {
  if (!Number.isSafeInteger(lamports)) return null
  return { lamports: BigInt(lamports), holding: isOfToken ? tokenHolding(data) : null }
}
