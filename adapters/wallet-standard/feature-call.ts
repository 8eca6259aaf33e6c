import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { callWallet } from './call-wallet.ts'
import { featureOf, asList, partOf } from './standard-wallet.ts'
import type { StandardWallet } from './standard-wallet.ts'
import type { StandardAccount } from './standard-accounts.ts'

/** A request to a wallet, with its account and its chain. */
export type SolanaQuestion = {
  readonly wallet: StandardWallet
  readonly account: StandardAccount
  readonly chainId: ChainId
  readonly method: string
  readonly params: unknown
  readonly signal: AbortSignal
}

/** Returns whether a wallet has a feature and its account may use it. Signing in does not depend on an account. */
export function offers({ wallet, account }: SolanaQuestion, feature: string): boolean {
  const features = asList(account.given, 'features')
  const isForAccount = feature === 'solana:signIn' || features.length === 0 || features.includes(feature)
  return isForAccount && featureOf(wallet, feature) !== null
}

/** Calls a feature once with all inputs, and returns one output for each. Throws `method-unsupported` or `malformed-answer`. */
export async function callFeature(
  question: SolanaQuestion,
  feature: string,
  inputs: readonly object[],
): Promise<readonly unknown[]> {
  const { wallet, method, signal } = question
  const call = offers(question, feature) ? featureOf(wallet, feature) : null
  if (!call) throw unsupported(method)
  const outputs = await callWallet(method, () => call(...inputs), signal)
  if (Array.isArray(outputs) && outputs.length === inputs.length) return [...(outputs as unknown[])]
  throw new LatchkeyError(
    'malformed-answer',
    `The wallet answered ${method} with ${shapeOf(outputs)}; expected a list of ${inputs.length}.`,
  )
}

/** Returns a copy of the bytes under a name of a wallet's answer, at least `least` bytes. Throws `malformed-answer`. */
export function bytesIn(output: unknown, name: string, { method }: SolanaQuestion, least = 1): Uint8Array {
  const bytes = partOf(output, name)
  // Bytes of another realm, such as an iframe's, are no instance of this realm's Uint8Array.
  if (ArrayBuffer.isView(bytes) && bytes.byteLength >= least)
    return Uint8Array.from(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  throw new LatchkeyError(
    'malformed-answer',
    `The wallet answered ${method} with a ${name} that is ${shapeOf(bytes)}; expected bytes.`,
  )
}

/** Returns the error of a method that a wallet or its account lacks. */
export function unsupported(method: string): LatchkeyError {
  return new LatchkeyError('method-unsupported', `The wallet does not offer ${method}.`)
}
