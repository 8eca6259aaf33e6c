import { isSameAddress } from '../../domain/account/same-account.ts'
import { shortAddress } from '../../domain/account/account.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { router } from '../../events/shell/router.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enAccount } from '../../strings/en/account.ts'
import { enSwitchAddress } from '../../strings/en/switch-address.ts'
import { calledName } from './called-name.ts'
import { accountChoice } from './choice.ts'
import { accountTokens } from '../tokens/account-tokens.ts'
import { lockedNotice } from '../sessions/locked-notice.ts'
import type { Button, Item, List, Notice, Screen } from '../parts/parts.ts'
import { profileOf } from '../identity/profile.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the SwitchAddress screen. */
export type SwitchAddressParts = { readonly locked: Notice | null; readonly list: List | null }

/** Returns the SwitchAddress screen: the accounts that the active wallet shares. A visitor chooses the one that comes first. */
export function switchAddressView(state: StateOf<'modal'>): Screen<SwitchAddressParts> {
  const title = textsOf(state, enSwitchAddress)('switchAddress.title')
  const session = activeSession(state)
  if (!session) return { title, parts: { locked: null, list: null } }
  return {
    title,
    parts: session.isLocked
      ? { locked: lockedNotice(state, session.wallet.name), list: null }
      : { locked: null, list: accountList(state, session) },
  }
}

/** Returns the button that leads to the other accounts of a wallet. Null if there are none, or if the host has switched the view off. */
export function switchAddressButton(
  state: StateOf<'modal'>,
  { accounts }: SessionInNamespace,
): Button | null {
  if (accounts.length < 2 || isTurnedOff(state.options, 'switch-address')) return null
  return {
    part: 'button',
    label: textsOf(state, enAccount)('account.switch'),
    press: router.viewPushed({ view: 'SwitchAddress' }),
    tone: 'quiet',
    icon: 'swap',
  }
}

function accountList(state: StateOf<'modal'>, session: SessionInNamespace): List {
  return {
    part: 'list',
    label: textsOf(state, enSwitchAddress)('switchAddress.list', { wallet: session.wallet.name }),
    items: session.accounts.map((address) => accountItem(state, session, address)),
    placeholders: 0,
  }
}

function accountItem(state: StateOf<'modal'>, session: SessionInNamespace, address: string): Item {
  const [first = ''] = session.accounts
  const selected = isSameAddress(address, first)
  const short = shortAddress(address)
  const called = calledName(state, session, address)
  const total = selected ? accountTokens(state, session).total?.value : undefined
  const facts = [...(called === null ? [] : [short]), ...(total ? [total] : [])]
  return {
    part: 'item',
    key: address,
    label: called ?? short,
    image: { kind: 'account', url: profileOf(state, address).avatar, seed: address },
    press: accountChoice(state, session, address),
    ...(facts.length > 0 && { detail: facts.join(' · ') }),
    ...(selected && { selected, tag: textsOf(state, enSwitchAddress)('switchAddress.current') }),
  }
}
