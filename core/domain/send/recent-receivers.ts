import type * as z from 'zod/mini'
import { isAddress } from '../account/account.ts'
import { isNamespace } from '../values/caip.ts'
import type { Namespace } from '../values/caip.ts'
import { displayName } from '../values/text/display-name.ts'
import { parseRecord } from '../values/parse-record.ts'
import type * as schema from './recent-receivers.schema.ts'
import { isSameAddress } from '../account/same-account.ts'

/** A receiver of an earlier transfer. `name` is the name that was resolved, or null if an address was typed. */
export type RecentReceiver = z.infer<typeof schema.recentReceiverSchema>

/** The last receivers by namespace, newest first. */
export type RecentReceivers = { readonly [Kind in Namespace]?: readonly RecentReceiver[] }

/** The number of stored receivers for each namespace. */
const most = 3

const version = 1

/** Returns the receivers with more of them, newest first. Each address occurs once, with its latest name. */
export function withReceivers(
  recent: readonly RecentReceiver[],
  more: readonly RecentReceiver[],
): readonly RecentReceiver[] {
  const all = [...more, ...recent]
  const isFirst = ({ address }: RecentReceiver, index: number) =>
    all.findIndex((one) => isSameAddress(one.address, address)) === index
  return all.filter(isFirst).slice(0, most)
}

/** Returns the receivers with the stored ones, which follow the newest receiver. */
export function withStoredReceivers(recent: RecentReceivers, kept: RecentReceivers): RecentReceivers {
  const joined = Object.entries(kept).map(([namespace, receivers]) => {
    const [newest, ...older] = recent[namespace as Namespace] ?? []
    return [namespace, withReceivers(older, newest ? [newest, ...receivers] : receivers)]
  })
  return { ...recent, ...(Object.fromEntries(joined) as RecentReceivers) }
}

/** Returns the text to store for the next visit. */
export function receiversText(receivers: RecentReceivers): string {
  return JSON.stringify({ v: version, receivers })
}

/** Parses stored receivers. Invalid data counts as nothing. */
export function receiversIn(text: string | null): RecentReceivers {
  const { v, receivers } = parseRecord(text)
  if (v !== version) return {}
  return Object.fromEntries(
    Object.entries(Object(receivers)).flatMap(([namespace, kept]) =>
      isNamespace(namespace) && Array.isArray(kept)
        ? [
            [
              namespace,
              withReceivers(
                kept.flatMap((one) => receiverIn(one) ?? []),
                [],
              ),
            ],
          ]
        : [],
    ),
  )
}

function receiverIn(given: unknown): RecentReceiver | null {
  const { address, name } = Object(given) as Readonly<Record<string, unknown>>
  return isAddress(address) ? { address, name: displayName(name) } : null
}
