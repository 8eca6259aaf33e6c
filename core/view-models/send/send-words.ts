import { localeOf } from '../parts/locale-of.ts'
import { shortAddress } from '../../domain/account/account.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { SigningWallet } from '../../domain/operations/request/signing-wallet.ts'
import type { FoundReceiver } from '../../domain/send/found-receiver.ts'
import { isAwaitingWallet } from '../../domain/send/sending.ts'
import { shownSending } from '../../domain/send/sendings.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import { worthOf } from '../../domain/tokens/worth.ts'
import { signerNow } from '../../selectors/connection/signer-now.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSend } from '../../strings/en/send.ts'
import { ratioOfUnits } from '../../domain/values/numbers/ratio.ts'
import { sixDigitText } from '../formats/ratio-text.ts'
import { amountText, cutAmountText } from '../formats/amount-text.ts'
import type { Line } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'
import { worthText } from '../formats/worth-text.ts'

/** Returns an amount of a token with every digit. */
export function tokenAmountText(state: StateOf<'send'>, token: HeldToken, amount: BaseUnits): string {
  const unit = { symbol: token.symbol, decimals: Number(token.decimals) }
  return amountText(amount, unit, localeOf(state))
}

/** Returns the value of a line about an amount of a token: six digits, and every digit for a pointer. */
export function tokenAmountValue(
  state: StateOf<'send'>,
  token: HeldToken,
  amount: BaseUnits,
): Pick<Line, 'value' | 'exact'> {
  const figure = sixDigitText(ratioOfUnits(amount, Number(token.decimals)), localeOf(state))
  return { value: `${figure} ${token.symbol}`, exact: tokenAmountText(state, token, amount) }
}

/** Returns an amount of a token in few digits, for a sentence. */
export function shortTokenAmount(state: StateOf<'send'>, token: HeldToken, amount: BaseUnits): string {
  const unit = { symbol: token.symbol, decimals: Number(token.decimals) }
  return cutAmountText(amount, unit, localeOf(state))
}

/** Returns the value of a token amount in dollars; null if its price is unknown. */
export function tokenWorthText(state: StateOf<'send'>, token: HeldToken, amount: BaseUnits): string | null {
  const worth = worthOf({ ...token, amount })
  return worth === null ? null : worthText(worth, localeOf(state))
}

/**
 * Returns the wallet that is being asked to send or has refused, also if another one is connected by now. Else returns the wallet that would be
 * asked.
 */
export function sender(state: StateOf<'send'>): SigningWallet | undefined {
  const { holder } = state.send
  const shown = shownSending(state.send)
  const asked = shown?.failure || isAwaitingWallet(shown) ? shown.wallet : null
  const chainId = isAwaitingWallet(shown) ? shown.chainId : (holder?.chainId ?? '')
  return asked ?? signerNow(state, chainId)
}

/** Returns the receiver: by name if the visitor typed one, else by address. */
export function receiverLine(state: StateOf<'send'>, { address, name, avatar }: FoundReceiver): Line {
  return {
    part: 'line',
    label: textsOf(state, enSend)('send.to'),
    value: name ?? shortAddress(address),
    image: { kind: 'account', url: avatar, seed: address },
  }
}
