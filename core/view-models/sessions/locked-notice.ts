import type { StateOf } from '../../reducers/root.ts'
import { enAccount } from '../../strings/en/account.ts'
import type { Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns a notice that a wallet shares no account now, and how to unlock it. */
export function lockedNotice(state: StateOf<'modal'>, wallet: string): Notice {
  const text = textsOf(state, enAccount)
  return {
    part: 'notice',
    tone: 'neutral',
    title: text('account.locked', { wallet }),
    body: text('account.lockedBody', { wallet }),
  }
}
