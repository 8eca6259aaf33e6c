import { FrameRefusal } from './refusal.ts'

/** The longest wait for a provider's answer, in milliseconds. */
export const providerPatience = 10_000

/** The unread answer of a provider. */
export type ProviderAnswer = { readonly isGood: boolean; readonly body: Readonly<Record<string, unknown>> }

/** Asks a provider. Throws a `FrameRefusal` if it does not answer in time. */
export async function askProvider(
  name: string,
  url: string,
  init: RequestInit,
  limit: number,
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limit) })
    if (response.status >= 500) throw new Error(`It answered ${response.status}.`)
    return { isGood: response.ok, body: Object(await response.json()) as ProviderAnswer['body'] }
  } catch {
    throw new FrameRefusal(`${name} did not answer. Try again.`)
  }
}

/** Reads a text. Throws a `FrameRefusal` if it is invalid. */
export function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '' && value.length <= 8192) return value
  throw new FrameRefusal(`${name} gave an answer that cannot be read.`)
}
