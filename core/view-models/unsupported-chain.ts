import { namespaceOf } from '../domain/caip.ts'
import type { RootState } from '../reducers/root.ts'
import { unsupportedSession } from '../selectors/unsupported-chain.ts'
import { enUnsupportedChain } from '../strings/en/unsupported-chain.ts'
import { disconnectButtons } from './account-actions.ts'
import { otherAccounts } from './account-others.ts'
import { networkName } from './network-name.ts'
import { networkRows, switchFailure } from './networks.ts'
import type { Button, List, Notice, Screen } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** The places of the UnsupportedChain screen. */
export type UnsupportedChainParts = {
  readonly where: Notice | null
  readonly failed: Notice | null
  readonly list: List | null
  readonly others: List | null
  readonly disconnect: Button | null
  readonly disconnectAll: Button | null
}

const empty: UnsupportedChainParts = {
  where: null,
  failed: null,
  list: null,
  others: null,
  disconnect: null,
  disconnectAll: null,
}

/** UnsupportedChain: which network the wallet is on, those it can be switched to, other accounts, and the way out. */
export function unsupportedChainView(state: RootState): Screen<UnsupportedChainParts> {
  const text = textsOf(state, enUnsupportedChain)
  const title = text('unsupported.title')
  const session = unsupportedSession(state)
  if (!session) return { title, parts: empty }
  const offered = state.options?.networks.filter(({ id }) => namespaceOf(id) === session.namespace) ?? []
  return {
    title,
    parts: {
      where: {
        part: 'notice',
        tone: 'negative',
        title: text('unsupported.where', { network: networkName(state, session.chainId) }),
        body: text('unsupported.body', { wallet: session.wallet.name }),
      },
      failed: switchFailure(state),
      list: networkRows(state, offered),
      others: otherAccounts(state, session),
      ...disconnectButtons(state, session),
    },
  }
}
