import type { Address } from '../account/account.ts'
import { harmlessText } from '../values/harmless-text.ts'

/** What a row of analytics says beside its name: words of ours, names of wallets and networks, numbers. */
export type UsageProperties = Readonly<Record<string, string | number | boolean>>

/** One row of analytics: what was done (behaviour reference 5), and when, in milliseconds since 1970; an address only where the host allows it. */
export type UsageRow = {
  readonly event: string
  readonly at: number
  readonly properties: UsageProperties
  readonly address?: Address | undefined
}

/** Properties in which no text holds an address, a key, or what follows the path of a URL, whoever wrote it. */
export function harmless(properties: UsageProperties): UsageProperties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? harmlessText(value) : value,
    ]),
  )
}
