import { shortAddress } from '../domain/account.ts'
import { account } from '../events/account.ts'
import type { RootState } from '../reducers/root.ts'
import { enAccount } from '../strings/en/account.ts'
import type { Button, Line, Picture } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** The places of who is connected: the account's picture, and its address with a way to copy it. */
export type AccountHeader = { readonly avatar: Picture; readonly address: Line; readonly copy: Button }

/** Who is connected. */
export function accountHeader(state: RootState, address: string): AccountHeader {
  const text = textsOf(state, enAccount)
  const short = shortAddress(address)
  return {
    avatar: {
      part: 'picture',
      label: text('account.avatar', { address: short }),
      image: { kind: 'account', url: null, seed: address },
    },
    address: { part: 'line', label: text('account.address'), value: short, full: address },
    copy: {
      part: 'button',
      label: text('account.copy'),
      press: account.addressCopyRequested(),
      tone: 'quiet',
      icon: 'copy',
    },
  }
}
