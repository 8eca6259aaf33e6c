import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import type { SigningContext } from './signing-method.ts'
import { signingMethods } from './signing-methods.ts'

/** The answer to a dapp's request: a result, or an error with a code. */
export type RequestAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: string } }

/** The answer to a rejected request (WalletConnect error 5000). */
export const refusal = { code: 5000, message: 'User rejected.' } as const

/** Runs an approved request. Errors become the answer. */
export async function answerRequest(
  method: string,
  params: unknown,
  context: SigningContext,
): Promise<RequestAnswer> {
  const found = signingMethods[method]
  // Code 5101 of WalletConnect's errors: unsupported methods.
  if (!found) return { error: { code: 5101, message: `The phone does not know ${method}.` } }
  try {
    return { result: await found.run(context, params) }
  } catch (error) {
    const { message } = error as Error
    if (!(error instanceof ProviderError)) return { error: { code: providerCodes.internal, message } }
    const { code, data } = error
    return { error: { code, message, ...(data !== undefined && { data: JSON.stringify(data) }) } }
  }
}

/** Returns the description of a request: a title, and its effect. */
export function describeRequest(
  method: string,
  params: unknown,
): { readonly title: string; readonly text: string } {
  const found = signingMethods[method]
  if (!found) return { title: method, text: 'The phone does not know this method.' }
  try {
    return { title: found.title, text: found.describe(params) }
  } catch (error) {
    return { title: found.title, text: (error as Error).message }
  }
}
