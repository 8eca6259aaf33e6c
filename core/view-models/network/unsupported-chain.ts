import { namespaceOf } from '../../domain/values/caip.ts'
import { isSwapChain } from '../../domain/swap/chains.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { currentRoute } from '../../selectors/shell/current-view.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { unsupportedSession } from '../../selectors/network/unsupported-chain.ts'
import { enUnsupportedChain } from '../../strings/en/unsupported-chain.ts'
import { disconnectButtons } from '../account/actions.ts'
import { otherAccounts } from '../account/others.ts'
import { networkName } from '../formats/network-name.ts'
import { networkRows, switchFailure } from './networks.ts'
import type { Button, List, Notice, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the UnsupportedChain screen. */
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

/**
 * Returns the UnsupportedChain screen: the wallet's network, those that the wallet can switch to, other accounts, and how to disconnect.
 * If the visitor wants to swap, lists only networks that support swaps.
 */
export function unsupportedChainView(state: StateOf<'modal'>): Screen<UnsupportedChainParts> {
  const title = textsOf(state, enUnsupportedChain)('unsupported.title')
  const isForSwap = isSwapWanted(state)
  const session = isForSwap ? activeSession(state) : unsupportedSession(state)
  if (!session) return { title, parts: empty }
  const offered = state.options?.networks.filter(
    ({ id }) => namespaceOf(id) === session.namespace && (!isForSwap || isSwapChain(id)),
  )
  return {
    title,
    parts: {
      where: whereNotice(state, session, isForSwap),
      failed: switchFailure(state),
      list: networkRows(state, offered ?? []),
      others: otherAccounts(state, session),
      ...disconnectButtons(state, session),
    },
  }
}

function isSwapWanted(state: StateOf<'modal'>): boolean {
  const route = currentRoute(state)
  return route.view === 'UnsupportedChain' && route.purpose === 'swap'
}

function whereNotice(
  state: StateOf<'modal'>,
  { chainId, wallet: { name: wallet } }: SessionInNamespace,
  isForSwap: boolean,
): Notice {
  const text = textsOf(state, enUnsupportedChain)
  const network = networkName(state, chainId)
  return isForSwap
    ? {
        part: 'notice',
        tone: 'neutral',
        title: text('unsupported.swap', { network }),
        body: text('unsupported.swapBody', { wallet }),
      }
    : {
        part: 'notice',
        tone: 'negative',
        title: text('unsupported.where', { network }),
        body: text('unsupported.body', { wallet }),
      }
}
