import { isSameTokenAddress } from '../../domain/account/same-account.ts'
import { shortAddress } from '../../domain/account/account.ts'
import type { TransactionQuestion } from '../../domain/connection/wallet-question.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { maxUint256 } from '../../domain/values/numbers/max-uint256.ts'
import { visibleText } from '../../domain/values/text/visible-text.ts'
import type { BootState } from '../../reducers/root.ts'
import { tokensHeldBy } from '../../selectors/tokens/held-tokens.ts'
import { enTerminal } from '../../strings/en/terminal.ts'
import { amountText } from '../formats/amount-text.ts'
import { networkName } from '../formats/network-name.ts'
import { offeredNetwork } from '../parts/select.ts'
import { localeOf } from '../parts/locale-of.ts'
import { textsOf } from '../parts/texts-of.ts'
import type { WalletQuestionParts } from './wallet-question-parts.ts'

/** The digits of a call with a selector and two words, with `0x`. A longer call has bytes that its fields do not show. */
const tokenCallLength = 2 + 8 + 2 * 64

/** Returns the question about a transaction in words: what is sent, to which address, and every fact in full. */
export function transactionQuestion(state: BootState, question: TransactionQuestion): WalletQuestionParts {
  const text = textsOf(state, enTerminal)
  const { chainId, from, coins, token, data } = question
  const { action, facts } = token ? tokenCall(state, question, token) : coinCall(state, question)
  const isShownInFull = token ? data.length <= tokenCallLength : data === '0x'
  return {
    ...actionTexts(state, action),
    facts: [
      fact(
        'amount',
        text('terminal.amount'),
        token ? tokenText(state, question, token.amount) : coinText(state, chainId, coins),
      ),
      ...facts,
      fact('account', text('terminal.account'), from),
      fact('network', text('terminal.network'), networkName(state, chainId)),
      ...feeFacts(state, question),
      ...(isShownInFull ? [] : [fact('data', text('terminal.data'), data)]),
    ],
  }
}

/** Returns the title and the sentence of a question about an action, such as `sign this message`. */
export function actionTexts(state: BootState, action: string): Omit<WalletQuestionParts, 'facts'> {
  const [first = '', ...rest] = action
  return {
    title: `${first.toUpperCase()}${rest.join('')}`,
    text: textsOf(state, enTerminal)('terminal.askAction', { action }),
  }
}

type Action = Pick<WalletQuestionParts, 'facts'> & { readonly action: string }

function tokenCall(
  state: BootState,
  question: TransactionQuestion,
  { action, other, amount: units }: NonNullable<TransactionQuestion['token']>,
): Action {
  const text = textsOf(state, enTerminal)
  const amount = tokenText(state, question, units)
  const contract = fact('token', text('terminal.token'), question.to ?? '')
  return action === 'transfer'
    ? {
        action: text('terminal.send', { amount, receiver: shortText(other) }),
        facts: [fact('receiver', text('terminal.receiver'), other), contract],
      }
    : {
        action: text('terminal.allow', { amount, spender: shortText(other) }),
        facts: [fact('spender', text('terminal.spender'), other), contract],
      }
}

function coinCall(state: BootState, { chainId, to, coins, data }: TransactionQuestion): Action {
  const text = textsOf(state, enTerminal)
  const amount = coinText(state, chainId, coins)
  if (to === null) return { action: text('terminal.create', { amount }), facts: [] }
  return data === '0x'
    ? {
        action: text('terminal.send', { amount, receiver: shortText(to) }),
        facts: [fact('receiver', text('terminal.receiver'), to)],
      }
    : {
        action: text('terminal.call', { amount, contract: shortText(to) }),
        facts: [fact('contract', text('terminal.contract'), to)],
      }
}

/** Returns the highest fee that the request names, or the one for each unit of gas. A wallet chooses the rest. */
function feeFacts(
  state: BootState,
  { chainId, gas, feePerGas }: TransactionQuestion,
): WalletQuestionParts['facts'] {
  const text = textsOf(state, enTerminal)
  if (feePerGas === null) return []
  if (gas === null) return [fact('fee', text('terminal.feePerGas'), coinText(state, chainId, feePerGas))]
  const fee = (BigInt(gas) * BigInt(feePerGas)).toString()
  return [fact('fee', text('terminal.fee'), coinText(state, chainId, fee))]
}

function shortText(address: string): string {
  return shortAddress(visibleText(address))
}

function coinText(state: BootState, chainId: ChainId, amount: BaseUnits): string {
  const currency = offeredNetwork(state, chainId)?.nativeCurrency
  return currency
    ? amountText(amount, currency, localeOf(state))
    : textsOf(state, enTerminal)('terminal.baseUnits', { amount })
}

/** Returns the amount of a token that the account holds in its own unit, and of any other one in base units. */
function tokenText(state: BootState, { chainId, from, to }: TransactionQuestion, amount: BaseUnits): string {
  const text = textsOf(state, enTerminal)
  const held = tokensHeldBy(state, { chainId, address: from }).find(({ address }) =>
    isSameTokenAddress(address, to),
  )
  const symbol = visibleText(held?.symbol ?? '')
  if (BigInt(amount) === maxUint256)
    return text('terminal.unlimited', { token: symbol || shortText(to ?? '') })
  return held
    ? amountText(amount, { decimals: Number(held.decimals), symbol }, localeOf(state))
    : text('terminal.baseUnits', { amount })
}

function fact(key: string, name: string, value: string): WalletQuestionParts['facts'][number] {
  return { key, name, value: visibleText(value) }
}
