import { namedNamespace } from '../../domain/names/account-name.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enAccountSettings } from '../../strings/en/account-settings.ts'
import type { Line } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

/**
 * Returns the line that leads to a name for an account.
 * Null if the account has a name, while that is looked up, or if its network has no names.
 * Null also if the host has switched names off.
 */
export function accountNameLine(state: StateOf<'modal'>, session: SessionInNamespace): Line | null {
  const { namespace, chainId, accounts } = session
  if (namespace !== namedNamespace || isTurnedOff(state.options, 'account-names')) return null
  if (!offeredNetwork(state, chainId)) return null
  const known = state.identity?.byAddress[accounts[0] ?? '']
  if (known?.status === 'loading' || (known?.name ?? null) !== null) return null
  return {
    part: 'line',
    label: textsOf(state, enAccountSettings)('accountSettings.chooseName'),
    value: '',
    press: router.viewPushed({ view: 'ChooseAccountName' }),
  }
}
