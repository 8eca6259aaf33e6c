import type { Address } from '../account/account.ts'
import { harmlessText } from '../values/text/harmless-text.ts'

/** The fields of a usage row: Latchkey's own words, names of wallets and networks, and numbers. */
export type UsageProperties = Readonly<Record<string, string | number | boolean>>

/** One usage row. `at` is in milliseconds since 1970. `address` is present only if the host app allows it. */
export type UsageRow = {
  readonly event: string
  readonly at: number
  readonly properties: UsageProperties
  readonly address?: Address | undefined
}

/** Returns properties without addresses, keys, and whatever follows the path of a URL. */
export function harmless(properties: UsageProperties): UsageProperties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? harmlessText(value) : value,
    ]),
  )
}
