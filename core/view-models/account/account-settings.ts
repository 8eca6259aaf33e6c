import { router } from '../../events/shell/router.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enAccount } from '../../strings/en/account.ts'
import { enAccountSettings } from '../../strings/en/account-settings.ts'
import { accountActions, disconnectButtons } from './actions.ts'
import type { AccountActions } from './actions.ts'
import { accountNameLine } from '../names/line.ts'
import { accountHeader } from './header.ts'
import type { AccountHeader } from './header.ts'
import { lockedNotice } from '../sessions/locked-notice.ts'
import { emailLine } from '../frame/email-line.ts'
import type { Button, Line, Notice, Screen } from '../parts/parts.ts'
import { preferredAccount } from '../frame/preferred-account.ts'
import { socialLine } from '../frame/social-line.ts'
import { switchAddressButton } from './switch-address.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the AccountSettings screen. */
export type AccountSettingsParts = {
  readonly locked: Notice | null
  readonly avatar: AccountHeader['avatar'] | null
  readonly name: Line | null
  readonly address: Line | null
  readonly copy: Button | null
  readonly switchFailed: Notice | null
  readonly email: Line | null
  readonly social: Line | null
  readonly network: Line | null
  readonly accounts: Line | null
  readonly preferredAccount: Line | null
  readonly accountName: Line | null
  readonly explorer: AccountActions['explorer']
  readonly disconnect: Button | null
  readonly disconnectAll: Button | null
}

const empty: AccountSettingsParts = {
  locked: null,
  avatar: null,
  name: null,
  address: null,
  copy: null,
  switchFailed: null,
  email: null,
  social: null,
  network: null,
  accounts: null,
  preferredAccount: null,
  accountName: null,
  explorer: null,
  disconnect: null,
  disconnectAll: null,
}

/** Returns the AccountSettings screen: the connected account, and everything that can be set for it. */
export function accountSettingsView(state: StateOf<'modal'>): Screen<AccountSettingsParts> {
  const title = textsOf(state, enAccountSettings)('accountSettings.title')
  const session = activeSession(state)
  const address = session?.accounts[0]
  if (!session || address === undefined) return { title, parts: empty }
  const out = disconnectButtons(state, session)
  if (session.isLocked)
    return { title, parts: { ...empty, locked: lockedNotice(state, session.wallet.name), ...out } }
  const { network, explorer } = accountActions(state, session, address)
  const accounts = accountsLine(state, session)
  const email = emailLine(state, session)
  return {
    title,
    parts: {
      ...empty,
      ...accountHeader(state, session),
      email,
      social: socialLine(state, session),
      network,
      accounts,
      ...preferredAccount(state, session),
      accountName: accountNameLine(state, session),
      explorer,
      ...out,
    },
  }
}

/** Returns the button that leads to the account settings. */
export function settingsButton(state: StateOf<'modal'>): Button {
  return {
    part: 'button',
    label: textsOf(state, enAccount)('account.settings'),
    press: router.viewPushed({ view: 'AccountSettings' }),
    tone: 'quiet',
    icon: 'settings',
  }
}

function accountsLine(state: StateOf<'modal'>, session: SessionInNamespace): Line | null {
  const way = switchAddressButton(state, session)
  const label = textsOf(state, enAccountSettings)('accountSettings.accounts')
  return way && { part: 'line', label, value: String(session.accounts.length), press: way.press }
}
