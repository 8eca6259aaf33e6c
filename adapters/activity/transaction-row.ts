import { isChainId } from '../../core/domain/values/caip.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { exactDecimal } from '../../core/domain/values/numbers/exact-decimal.ts'
import { directions } from '../../core/domain/activity/direction.ts'
import type {
  Transaction,
  TransactionStatus,
  ActivityTransfer,
} from '../../core/domain/activity/transaction.ts'
import { fieldsIn, isFields } from '../../core/domain/values/fields.ts'
import { remoteImage } from '../images/image-url.ts'

/** The longest id, hash or address that is accepted, in UTF-16 units. */
const longest = 200

const statuses: Readonly<Record<string, TransactionStatus>> = {
  confirmed: 'confirmed',
  failed: 'failed',
  pending: 'pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'confirmed',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'pending',
}

/**
 * Reads one row of a history. Returns null without an id or a time. Other invalid fields and unsafe pictures become null. Invisible characters
 * are removed from names. The result is frozen, so that immer need not look for changes in it.
 */
export function transactionOf(value: unknown): Transaction | null {
  const { id: givenId, metadata, transfers } = fieldsIn(value)
  const facts = fieldsIn(metadata)
  const id = mark(givenId)
  const minedAt = timeOf(facts.minedAt)
  if (id === null || minedAt === null) return null
  return Object.freeze({
    id,
    type: displayName(facts.operationType) ?? 'execute',
    status: statusOf(facts.status),
    minedAt,
    hash: mark(facts.hash),
    chainId: isChainId(facts.chain) ? facts.chain : null,
    from: mark(facts.sentFrom),
    to: mark(facts.sentTo),
    nonce: Number.isSafeInteger(facts.nonce) ? (facts.nonce as number) : null,
    application: applicationOf(facts.application),
    transfers: Array.isArray(transfers) ? transfers.flatMap((transfer) => transferOf(transfer) ?? []) : [],
  })
}

function transferOf(value: unknown): ActivityTransfer | null {
  const { direction: given, quantity, fungible_info: token, nft_info: collectible } = fieldsIn(value)
  const direction = directions.find((name) => name === given)
  if (direction === undefined) return null
  const { name, symbol, icon, content, flags } = fieldsIn(token ?? collectible)
  const { preview, detail } = fieldsIn(content)
  const isCollectible = !isFields(token) && isFields(collectible)
  return {
    direction,
    amount: exactDecimal(unsigned(fieldsIn(quantity).numeric)),
    name: displayName(name),
    symbol: displayName(symbol),
    imageUrl: remoteImage(fieldsIn(icon).url) ?? pictureIn(preview) ?? pictureIn(detail),
    isCollectible,
    isSpam: isCollectible && fieldsIn(flags).is_spam === true,
  }
}

/** Removes the sign of an amount, because the field `direction` says which direction the transfer had. */
function unsigned(numeric: unknown): unknown {
  if (typeof numeric === 'number') return Math.abs(numeric)
  return typeof numeric === 'string' ? numeric.replace(/^\s*-/, '') : null
}

/** Returns the picture of a collectible. A collectible may also be a video. */
function pictureIn(content: unknown): string | null {
  const { url, content_type: type } = fieldsIn(content)
  return typeof type === 'string' && !type.startsWith('image/') ? null : remoteImage(url)
}

function applicationOf(value: unknown): Transaction['application'] {
  const { name: given, iconUrl } = fieldsIn(value)
  const name = displayName(given)
  return name === null ? null : { name, imageUrl: remoteImage(iconUrl) }
}

function statusOf(value: unknown): TransactionStatus | null {
  return typeof value === 'string' && Object.hasOwn(statuses, value) ? (statuses[value] ?? null) : null
}

function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isFinite(time) ? time : null
}

/** Reads an id, a hash or an address: a text that is compared and never shown as prose. */
function mark(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.:/+=-]+$/.test(value) && value.length <= longest ? value : null
}
