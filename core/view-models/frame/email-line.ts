import { frameConnector } from '../../domain/connection/connector.ts'
import { isFrameOffered } from '../../domain/frame/offered.ts'
import { router } from '../../events/shell/router.ts'
import { hasFeature } from '../../reducers/root.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enEmailUpdate } from '../../strings/en/email-update.ts'
import type { Line } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns the line with the e-mail address of the account, which leads to changing it. Null if the account signs in otherwise. */
export function emailLine(state: StateOf<'modal'>, { connector }: SessionInNamespace): Line | null {
  const isHere = hasFeature(state, 'frame') && state.options && isFrameOffered(state.options)
  if (connector !== frameConnector || !isHere || state.email.address === null) return null
  return {
    part: 'line',
    label: textsOf(state, enEmailUpdate)('emailUpdate.row'),
    value: state.email.address,
    press: router.viewPushed({ view: 'UpdateEmailWallet' }),
  }
}
