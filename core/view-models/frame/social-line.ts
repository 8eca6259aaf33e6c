import { frameConnector } from '../../domain/connection/connector.ts'
import { socialNames } from '../../domain/options/social-provider.ts'
import { hasFeature } from '../../reducers/root.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enSocial } from '../../strings/en/social.ts'
import type { Line } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns the line with the social account that signed in, and its user name if that is known. Null if the account signs in otherwise. */
export function socialLine(state: StateOf<'modal'>, { connector }: SessionInNamespace): Line | null {
  if (connector !== frameConnector || !hasFeature(state, 'frame')) return null
  const { provider, username } = state.social
  if (provider === null) return null
  const names = [socialNames[provider], ...(username === null ? [] : [username])]
  return { part: 'line', label: textsOf(state, enSocial)('social.signedInWith'), value: names.join(' · ') }
}
