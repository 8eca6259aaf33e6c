import { frameKeys } from '../domain/frame/keys.ts'
import { storageKeys } from '../domain/sessions/storage-keys.ts'
import { maskedFields } from './masked-fields.ts'
import { textsIn } from './texts-in.ts'
import type { TapeAnswer } from './tape-line.ts'

/** What of a record is somebody's business. What storage keeps as `text` is JSON of ours, but for what somebody is called. */
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

/** The paths of what is somebody's business in the record that a question to storage is about. */
export function storedFields(request: unknown): readonly string[] {
  const { key } = Object(request) as { readonly key?: string }
  return fields[key ?? ''] ?? []
}

/** The texts of a record that are somebody's business, which need not be told by any event. */
export function storedTexts({ port, request, answer }: TapeAnswer): readonly string[] {
  if (port !== 'storage') return []
  const found: unknown[] = []
  maskedFields([request, 'value' in answer ? answer.value : null], storedFields(request), {
    whole: (value) => found.push(value),
    other: () => null,
  })
  return textsIn(found)
}
