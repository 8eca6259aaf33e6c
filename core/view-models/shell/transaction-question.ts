import { isSameTokenAddress } from '../../domain/account/same-account.ts'
import { shortAddress } from '../../domain/account/account.ts'
import type { TransactionQuestion } from '../../domain/connection/wallet-question.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import { maxUint256 } from '../../domain/values/max-uint256.ts'
import { visibleText } from '../../domain/values/visible-text.ts'
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
  const { chainId, to, coins, token, data } = question
  const coin = coinText(state, question, coins)
  const name = (address: string) => shortAddress(visibleText(address))
  const isPlainCall = token !== null && data.length <= tokenCallLength
  const facts = [
    ...(token ? [fact('amount', text('terminal.amount'), tokenText(state, question, token.amount))] : []),
    ...(token?.action === 'transfer' ? [fact('receiver', text('terminal.receiver'), token.other)] : []),
    ...(token?.action === 'approve' ? [fact('spender', text('terminal.spender'), token.other)] : []),
    ...(token ? [fact('token', text('terminal.token'), to ?? '')] : []),
    ...(token && coins === '0' ? [] : [fact('coins', text('terminal.amount'), coin)]),
    ...(token || to === null || data !== '0x' ? [] : [fact('receiver', text('terminal.receiver'), to)]),
    ...(token || to === null || data === '0x' ? [] : [fact('contract', text('terminal.contract'), to)]),
    fact('network', text('terminal.network'), networkName(state, chainId)),
    ...(isPlainCall || data === '0x' ? [] : [fact('data', text('terminal.data'), data)]),
  ]
  const action = () => {
    if (token) {
      const amount = tokenText(state, question, token.amount)
      return token.action === 'transfer'
        ? text('terminal.send', { amount, receiver: name(token.other) })
        : text('terminal.allow', { amount, spender: name(token.other) })
    }
    if (to === null) return text('terminal.create', { amount: coin })
    return data === '0x'
      ? text('terminal.send', { amount: coin, receiver: name(to) })
      : text('terminal.call', { amount: coin, contract: name(to) })
  }
  return { ...inWords(state, action()), facts }
}

/** Returns the title and the sentence of a question about an action, such as `sign this message`. */
export function inWords(state: BootState, action: string): Omit<WalletQuestionParts, 'facts'> {
  const [first = '', ...rest] = action
  return {
    title: `${first.toUpperCase()}${rest.join('')}`,
    text: textsOf(state, enTerminal)('terminal.askSend', { action }),
  }
}

function coinText(state: BootState, { chainId }: TransactionQuestion, amount: BaseUnits): string {
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
  if (BigInt(amount) === maxUint256) return text('terminal.unlimited', { symbol }).trim()
  return held
    ? amountText(amount, { decimals: Number(held.decimals), symbol }, localeOf(state))
    : text('terminal.baseUnits', { amount })
}

function fact(key: string, name: string, value: string): WalletQuestionParts['facts'][number] {
  return { key, name, value: visibleText(value) }
}
