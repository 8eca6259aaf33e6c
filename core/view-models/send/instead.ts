import { shortAddress } from '../../domain/account/account.ts'
import { ofAccount } from '../../domain/account/by-account.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { Sending } from '../../domain/send/sending.ts'
import type { MinedInstead, Settlement } from '../../domain/operations/settlement/settlement.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSend } from '../../strings/en/send.ts'
import { amountText } from '../formats/amount-text.ts'
import { localeOf } from '../parts/locale-of.ts'
import type { Notice } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { tokenAmountText } from './send-words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns what was mined in place of a visitor's transfer, and whether the receiver got any of it. */
export function insteadNotice(
  state: StateOf<'send'>,
  sending: Sending,
  { instead }: Pick<Settlement, 'instead'>,
): Notice {
  const text = textsOf(state, enSend)
  const receiver = sending.receiver.name ?? shortAddress(sending.transfer.to)
  const account = instead?.from ? shortAddress(instead.from) : ''
  const notice = (title: string, body: string): Notice => ({ part: 'notice', tone: 'negative', title, body })
  if (instead?.difference === 'earlier')
    return notice(text('send.earlier'), text('send.earlierBody', { receiver }))
  if (instead?.difference === 'account')
    return notice(text('send.otherSender'), text('send.otherSenderBody', { account }))
  if (instead?.difference === 'stranger')
    return notice(text('send.stranger'), text('send.strangerBody', { account, receiver }))
  return notice(text('send.other'), contentText(state, sending, instead?.paid ?? null, receiver))
}

/** Returns what the account paid in place of the transfer, as far as the transaction could be read. */
function contentText(
  state: StateOf<'send'>,
  sending: Sending,
  paid: MinedInstead['paid'],
  receiver: string,
): string {
  const text = textsOf(state, enSend)
  const amount = paid && paidText(state, sending, paid)
  if (!paid || amount === null) return text('send.otherBody', { receiver })
  if (!isSameAddress(paid.to, sending.transfer.to))
    return text('send.otherPaid', { amount, other: shortAddress(paid.to), receiver })
  const asked = tokenAmountText(state, sending.token, sending.transfer.amount)
  return amount === asked
    ? text('send.otherData', { amount, receiver })
    : text('send.otherAmount', { amount, receiver, asked })
}

/** Returns an amount in words. Null if its token is not known. */
function paidText(
  state: StateOf<'send'>,
  { chainId, token, transfer }: Sending,
  paid: NonNullable<MinedInstead['paid']>,
): string | null {
  if (paid.token === null) {
    const coin = offeredNetwork(state, chainId)?.nativeCurrency
    return coin ? amountText(paid.amount, coin, localeOf(state)) : null
  }
  const held = heldTokensOf(state, { chainId, address: transfer.from })
  const known = [token, ...held].find(
    ({ address }) => address !== null && isSameAddress(address, paid.token ?? ''),
  )
  return known ? tokenAmountText(state, known, paid.amount) : null
}

function heldTokensOf(
  state: StateOf<'send'>,
  { chainId, address }: { readonly chainId: string; readonly address: string },
): readonly HeldToken[] {
  return ofAccount(state.tokenBalances?.holdings ?? {}, { chainId, address })?.tokens ?? []
}
