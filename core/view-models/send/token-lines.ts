import type { BaseUnits } from '../../domain/values/amount.ts'
import { roundingOf } from '../../domain/preflight/rounding.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { EstimateQuestion } from '../../reducers/send/send.ts'
import { currentQuestion } from '../../selectors/send/progress.ts'
import { enSend } from '../../strings/en/send.ts'
import { amountText } from '../formats/amount-text.ts'
import { contractSymbol } from '../tokens/contract-symbol.ts'
import type { Line } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { tokenAmountText } from './send-words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The lines about a token's own rules. */
type SendTokenLines = {
  /** The deposit for an account that is opened for the receiver. */
  readonly opening: Line | null
  /** The amount that the receiver gets of a token that keeps a share. */
  readonly arrives: Line | null
  /** The other symbol that the token's contract declares. */
  readonly named: Line | null
}

/** Returns the effects of a token's own rules: the account that is opened for it, and the share that the token keeps. */
export function tokenLines(state: StateOf<'send'>): SendTokenLines {
  const text = textsOf(state, enSend)
  const { holder, token } = state.send
  const question = currentQuestion(state.send)
  const network = offeredNetwork(state, holder?.chainId ?? null)
  const { opening } = question?.known ?? {}
  const kept = question && withheld(question, Number(token?.decimals ?? 0))
  const locale = state.options?.locale ?? 'en'
  return {
    opening:
      opening && network
        ? {
            part: 'line',
            label: text('send.opening'),
            value: amountText(opening, network.nativeCurrency, locale),
          }
        : null,
    named: token && contractSymbol(state, question?.checked?.tokens ?? [], token),
    arrives:
      question && kept && token
        ? {
            part: 'line',
            label: text('send.arrives'),
            value: tokenAmountText(
              state,
              token,
              (BigInt(question.transfer.amount) - BigInt(kept)).toString(),
            ),
            full: text('send.arrivesLess', { amount: tokenAmountText(state, token, kept) }),
          }
        : null,
  }
}

/** Returns the share that a token keeps of the amount, by its own rules or by a simulation. Null for none. */
function withheld({ known, checked, transfer }: EstimateQuestion, decimals: number): BaseUnits | null {
  if (known?.kept !== undefined) return known.kept
  const arrives = checked?.effect?.arrives ?? null
  if (transfer.token === null || arrives === null) return null
  const kept = BigInt(transfer.amount) - BigInt(arrives)
  return kept > roundingOf(decimals) ? String(kept) : null
}
