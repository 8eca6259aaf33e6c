import { shortAddress } from '../../domain/account/account.ts'
import { account } from '../../events/account/account.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enAccount } from '../../strings/en/account.ts'
import { calledName } from './called-name.ts'
import type { Button, Line, Picture } from '../parts/parts.ts'
import { profileOf } from '../identity/profile.ts'
import { copyButton } from '../parts/copy-button.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts that identify an account: its picture, its name if it has one, and its address with a button that copies it. */
export type AccountHeader = {
  readonly avatar: Picture
  readonly name: Line | null
  readonly address: Line
  readonly copy: Button
}

/** Returns the parts that identify the connected account. */
export function accountHeader(state: StateOf<'modal'>, session: SessionInNamespace): AccountHeader {
  const text = textsOf(state, enAccount)
  const address = session.accounts[0] ?? ''
  const short = shortAddress(address)
  const name = calledName(state, session, address)
  const { avatar } = profileOf(state, address)
  return {
    avatar: {
      part: 'picture',
      label: text('account.avatar', { address: name ?? short }),
      image: { kind: 'account', url: avatar, seed: address },
    },
    name: name === null ? null : { part: 'line', label: text('account.name'), value: name },
    address: { part: 'line', label: text('account.address'), value: short, full: address },
    copy: copyButton(state, {
      label: text('account.copy'),
      press: account.addressCopyRequested(),
      copied: 'account.copied',
    }),
  }
}
