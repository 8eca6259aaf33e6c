import { shortAddress } from '../../domain/account/account.ts'
import { account } from '../../events/account/account.ts'
import type { StateOf } from '../../reducers/root.ts'
import { connectedSessions } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enAccount } from '../../strings/en/account.ts'
import { enNamespaces } from '../../strings/en/namespaces.ts'
import { calledName } from './called-name.ts'
import { balanceText } from './balance.ts'
import { networkName } from '../formats/network-name.ts'
import type { Item, List } from '../parts/parts.ts'
import { profileOf } from '../identity/profile.ts'
import { textsOf } from '../parts/texts-of.ts'

const words = { ...enAccount, ...enNamespaces }

/**
 * Returns the accounts of other namespaces, each with its wallet, its network and its balance. A press on a row makes that account the active one.
 */
export function otherAccounts(state: StateOf<'modal'>, shown: SessionInNamespace | null): List | null {
  const others = connectedSessions(state.connection).filter(({ namespace }) => namespace !== shown?.namespace)
  if (others.length === 0) return null
  return {
    part: 'list',
    label: textsOf(state, words)('account.others'),
    items: others.map((session) => accountItem(state, session)),
    placeholders: 0,
  }
}

function accountItem(state: StateOf<'modal'>, session: SessionInNamespace): Item {
  const {
    namespace,
    accounts,
    chainId,
    isLocked,
    wallet: { name: wallet },
  } = session
  const text = textsOf(state, words)
  const address = accounts[0] ?? ''
  const { avatar } = profileOf(state, address)
  const facts = [wallet, networkName(state, chainId), balanceText(state, session)]
  return {
    part: 'item',
    key: namespace,
    label: calledName(state, session, address) ?? shortAddress(address),
    image: { kind: 'account', url: avatar, seed: address },
    press: account.namespaceShown({ namespace }),
    detail: isLocked ? text('account.locked', { wallet }) : facts.filter((fact) => fact !== null).join(' · '),
    tag: text(`namespace.${namespace}`),
  }
}
