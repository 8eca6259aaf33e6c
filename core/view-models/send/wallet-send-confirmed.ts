import { transactionPageOf } from '../../domain/network/explorer-page.ts'
import { shortAddress } from '../../domain/account/account.ts'
import { isSameHash } from '../../domain/account/same-account.ts'
import { isOpen } from '../../domain/operations/settlement/settlement.ts'
import type { Settlement } from '../../domain/operations/settlement/settlement.ts'
import type { Sending } from '../../domain/send/sending.ts'
import { shownSending } from '../../domain/send/sendings.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSend } from '../../strings/en/send.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { insteadNotice } from './instead.ts'
import { networkName } from '../formats/network-name.ts'
import { toneOf } from '../parts/mood.ts'
import type { Button, Line, Link, Mood, Notice, Picture, Screen } from '../parts/parts.ts'
import { receiverLine, shortTokenAmount, tokenAmountText } from './send-words.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the WalletSendConfirmed screen. */
export type WalletSendConfirmedParts = {
  readonly picture: Picture | null
  readonly status: Notice | null
  readonly amount: Line | null
  readonly receiver: Line | null
  readonly address: Line | null
  readonly explorer: Link | null
  readonly again: Button | null
  readonly close: Button
}

type Text = TextWith<typeof enSend, 'network' | 'amount' | 'receiver'>
type Words = readonly [mood: Mood, title: Text, body: Text]

const ends: Readonly<Partial<Record<Settlement['outcome'], Words>>> = {
  confirmed: ['done', 'send.done', 'send.doneBody'],
  'sped-up': ['done', 'send.done', 'send.doneBody'],
  failed: ['failed', 'send.refused', 'send.refusedBody'],
  cancelled: ['stopped', 'send.replaced', 'send.replacedBody'],
  replaced: ['failed', 'send.replaced', 'send.replacedUnknown'],
  dropped: ['failed', 'send.dropped', 'send.droppedBody'],
  unknown: ['stopped', 'send.unknown', 'send.unknownBody'],
}
const waiting: Words = ['waiting', 'send.waiting', 'send.waitingBody']
const unchecked: Words = ['stopped', 'send.endUnchecked', 'send.endUncheckedBody']
const looking: Words = ['waiting', 'send.looking', 'send.unknownBody']
const still: Words = ['waiting', 'send.still', 'send.stillBody']

/** Texts that name the amount and the receiver, so that no fact repeats them. */
const complete: ReadonlySet<Text> = new Set<Text>(['send.waiting', 'send.done'])

/** Returns the WalletSendConfirmed screen: the signed transfer, and its state on the chain. The visitor need not wait for its end. */
export function walletSendConfirmedView(state: StateOf<'send'>): Screen<WalletSendConfirmedParts> {
  const text = textsOf(state, enSend)
  const shown = shownSending(state.send)
  const close: Button = {
    part: 'button',
    label: text('send.close'),
    press: router.viewReset({ view: 'Account' }),
    tone: 'accent',
  }
  const none = {
    picture: null,
    status: null,
    amount: null,
    receiver: null,
    address: null,
    explorer: null,
    again: null,
  }
  const hash = shown?.hash ?? null
  const sent = shown && hash !== null ? sentParts(state, shown, hash) : none
  return { title: text('send.title'), parts: { ...sent, close } }
}

function sentParts(
  state: StateOf<'send'>,
  sending: Sending,
  hash: string,
): Omit<WalletSendConfirmedParts, 'close'> {
  const { token, transfer, receiver, chainId } = sending
  const text = textsOf(state, enSend)
  const followed = state.ownTransactions?.sent.find((one) => isSameHash(one.hash, hash))
  const settlement = followed?.settlement ?? null
  const end = settlement && (endOf(settlement, followed?.isSought === true) ?? ends[settlement.outcome])
  const [outcome, title, body] = end ?? (sending.step === 'backgrounded' || settlement ? still : waiting)
  const isOther = settlement?.outcome === 'other'
  const network = networkName(state, chainId)
  const offered = offeredNetwork(state, chainId)
  const page = offered && transactionPageOf(offered, settlement?.replacement ?? hash)
  const amount = tokenAmountText(state, token, transfer.amount)
  const short = shortTokenAmount(state, token, transfer.amount)
  const mood = isOther ? 'failed' : outcome
  const isComplete = !isOther && complete.has(title)
  const values = { network, amount: short, receiver: receiver.name ?? shortAddress(transfer.to) }
  return {
    picture: {
      part: 'picture',
      label: amount,
      image: { kind: 'token', url: token.icon, seed: token.symbol },
      mood,
    },
    status: isOther
      ? insteadNotice(state, sending, settlement)
      : { part: 'notice', tone: toneOf(mood), title: text(title, values), body: text(body, values) },
    amount:
      isComplete && short === amount
        ? null
        : { part: 'line', label: text(isOther ? 'send.asked' : 'send.title'), value: amount },
    receiver: isComplete ? null : receiverLine(state, receiver),
    address: isComplete ? null : { part: 'line', label: text('send.address'), value: transfer.to },
    explorer: page
      ? {
          part: 'link',
          label: text('send.explorer', { explorer: offered.explorer?.name ?? '' }),
          href: page,
          icon: 'external',
        }
      : null,
    again:
      followed && settlement && isOpen(settlement)
        ? {
            part: 'button',
            label: text('send.lookAgain'),
            press: followed.isSought
              ? null
              : ownTransaction.lookUpRequested({ chainId, address: followed.address, hash }),
            tone: 'neutral',
            icon: 'retry',
            ...(followed.isSought && { busy: true }),
          }
        : null,
  }
}

function endOf({ outcome, isUnchecked }: Settlement, isSought: boolean): Words | null {
  if (isUnchecked) return unchecked
  return outcome === 'unknown' && isSought ? looking : null
}
