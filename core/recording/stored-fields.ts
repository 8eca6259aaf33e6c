import { frameKeys } from '../domain/frame/keys.ts'
import { storageKeys } from '../domain/sessions/storage-keys.ts'
import { maskedFields } from './masked-fields.ts'
import { textsIn } from './texts-in.ts'
import type { TapeAnswer } from './tape-line.ts'

/** The personal parts of stored records. A record's `text` is JSON of ours, except the e-mail address and the user name. */
const fields: Readonly<Record<string, readonly string[]>> = {
  [frameKeys.email]: ['text'],
  [frameKeys.socialUsername]: ['text'],
  [storageKeys.recentReceivers]: ['text.receivers'],
  [storageKeys.sendRequests]: ['text.requests.address'],
  [storageKeys.swapRequests]: ['text.requests.address'],
  [storageKeys.sentTransactions]: [
    'text.transactions.address',
    'text.transactions.hash',
    'text.transactions.asked',
    'text.bundles.address',
    'text.bundles.bundle',
    'text.bundles.asked',
  ],
  [storageKeys.sessions]: ['text.sessions.namespaces.account', 'text.sessions.namespaces.chosen'],
}

/** Returns the paths of the personal parts in the record that a storage question is about. */
export function storedFields(request: unknown): readonly string[] {
  const { key } = Object(request) as { readonly key?: string }
  return fields[key ?? ''] ?? []
}

/** Returns the personal texts of a stored record. No event need mention them. */
export function storedTexts({ port, request, answer }: TapeAnswer): readonly string[] {
  if (port !== 'storage') return []
  const found: unknown[] = []
  maskedFields([request, 'value' in answer ? answer.value : null], storedFields(request), {
    whole: (value) => found.push(value),
    other: () => null,
  })
  return textsIn(found)
}
