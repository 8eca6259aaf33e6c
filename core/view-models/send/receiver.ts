import { isLostReceiver } from '../../domain/send/receiver.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import { receiverPaste } from '../../events/send/receiver-paste.ts'
import { send } from '../../events/send/send.ts'
import type { StateOf } from '../../reducers/root.ts'
import { receiverLookAlike } from '../../selectors/send/look-alike.ts'
import { receiverWarning } from '../../selectors/send/receiver-warning.ts'
import { receiverStatus } from '../../selectors/send/progress.ts'
import { enSend } from '../../strings/en/send.ts'
import { textField } from '../parts/text-field.ts'
import type { Button, Line, List, Notice, TextField } from '../parts/parts.ts'
import { otherNetworksNotice, lookAlikeNotice, notFoundNotice } from './receiver-notices.ts'
import { recentReceiversList } from './recent-receivers.ts'
import { receiverLine } from './send-words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts that choose a receiver. */
export type ReceiverParts = {
  readonly receiver: TextField | null
  readonly paste: Button | null
  readonly recent: List | null
  readonly found: Line | null
  readonly elsewhere: Notice | null
  readonly lookAlike: Notice | null
  readonly caution: Notice | null
  readonly notFound: Notice | null
  readonly retryReceiver: Button | null
}

const cautions = {
  'token-contract': ['send.toContract', 'send.toContractBody'],
  keyless: ['send.toNobody', 'send.toNobodyBody'],
  'own-address': ['send.toSelf', 'send.toSelfBody'],
  contract: ['send.isContract', 'send.isContractBody'],
  'no-checksum': ['send.noChecksum', 'send.noChecksumBody'],
} as const

/** A receiver without any part. */
export const noReceiver: ReceiverParts = {
  receiver: null,
  paste: null,
  recent: null,
  found: null,
  elsewhere: null,
  lookAlike: null,
  caution: null,
  notFound: null,
  retryReceiver: null,
}

/**
 * Returns the parts of the receiver: the field, a paste button, recent receivers, the resolved address, warnings, and another try if the lookup
 * failed.
 */
export function receiverParts(state: StateOf<'send'>): ReceiverParts {
  const text = textsOf(state, enSend)
  const { text: typed, found, failure } = state.send.receiver
  const isInvalid = receiverStatus(state.send) === 'invalid' && !found
  const isUnknown = failure !== null && failure.code !== 'invalid-address'
  const canRetry = isUnknown && failure.code !== 'feature-disabled'
  return {
    receiver: {
      ...textField(text('send.receiver'), typed, send.receiverTyped),
      purpose: 'address',
      ...(isInvalid && { error: { title: text('send.invalidAddress') } }),
    },
    paste: pasteButton(state),
    recent: recentReceiversList(state),
    found:
      found && !isSameAddress(found.address, typed.trim())
        ? { ...receiverLine(state, found), full: found.address }
        : null,
    elsewhere: otherNetworksNotice(state),
    lookAlike: lookAlikeNotice(state),
    caution: cautionOf(state),
    notFound: isUnknown ? notFoundNotice(state, failure) : null,
    retryReceiver: canRetry
      ? {
          part: 'button',
          label: text('send.retry'),
          press: send.receiverTyped({ text: typed }),
          tone: 'quiet',
          icon: 'retry',
        }
      : null,
  }
}

function pasteButton(state: StateOf<'send'>): Button | null {
  const { isOffered, isReading } = state.receiverPaste
  if (!isOffered) return null
  return {
    part: 'button',
    label: textsOf(state, enSend)('send.paste'),
    press: isReading ? null : receiverPaste.requested(),
    tone: 'neutral',
    ...(isReading && { busy: true }),
  }
}

/**
 * Returns the gravest warning about the resolved receiver, or null.
 * A look-alike's notice already asks the visitor to compare the letters, so the warning about a missing checksum is omitted beside it.
 */
export function cautionOf(state: StateOf<'send'>): Notice | null {
  const warning = receiverWarning(state)
  const isSaid = warning === 'no-checksum' && receiverLookAlike(state) !== null
  if (!warning || isSaid) return null
  const text = textsOf(state, enSend)
  return {
    part: 'notice',
    tone: isLostReceiver(warning) ? 'negative' : 'accent',
    title: text(isOtherToken(state, warning) ? 'send.toToken' : cautions[warning][0]),
    body: text(isOtherToken(state, warning) ? 'send.toTokenBody' : cautions[warning][1]),
  }
}

/** Returns whether the receiver is the contract of another token than the one to send. */
function isOtherToken({ send: { token, receiver } }: StateOf<'send'>, warning: string): boolean {
  const isOwnContract = token?.address && isSameAddress(token.address, receiver.found?.address ?? '')
  return warning === 'token-contract' && !isOwnContract
}
