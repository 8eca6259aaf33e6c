import { shortAddress } from '../domain/account.ts'
import { namespaceOf } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { modal } from '../events/modal.ts'
import type { BootState } from '../reducers/root.ts'
import { amountText } from './amount-text.ts'
import type { Button, Image, Line } from './parts.ts'
import { buttonTextsOf, offeredNetwork, shownSession } from './select.ts'

/** The button that shows who is connected and how much they hold, and opens the account. */
export type AccountButtonView = {
  readonly button: Button
  readonly image: Image
  readonly balance: Line | null
}

/** The connected account in short, or null when nobody is connected. */
export function accountButtonView(state: BootState): AccountButtonView | null {
  const session = shownSession(state)
  const address = session?.accounts[0]
  if (!session || address === undefined) return null
  return {
    button: {
      part: 'button',
      label: shortAddress(address),
      press: modal.openRequested({}),
      tone: 'neutral',
    },
    image: { kind: 'account', url: null, seed: address },
    balance: balanceLine(state, session.chainId),
  }
}

function balanceLine(state: BootState, chainId: ChainId): Line | null {
  const balance = state.account?.balances[namespaceOf(chainId)]
  const currency = offeredNetwork(state, balance?.chainId ?? null)?.nativeCurrency
  if (!balance?.amount || !currency) return null
  const value = amountText(balance.amount, currency, state.options?.locale ?? 'en')
  return { part: 'line', label: buttonTextsOf(state)('button.balance'), value }
}
