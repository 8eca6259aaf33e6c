import { router } from '../../events/shell/router.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSmartAccount } from '../../strings/en/smart-account.ts'
import type { Button, Link, Notice, Screen } from '../parts/parts.ts'
import { choiceFailed } from './preferred-account.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The page that explains contract accounts. */
const explained = 'https://ethereum.org/en/roadmap/account-abstraction/'

/** The parts of the UpgradeToSmartAccount screen. */
export type UpgradeToSmartAccountParts = {
  readonly explain: Notice
  readonly failed: Notice | null
  readonly later: Button
  readonly upgrade: Button
  readonly learnMore: Link
}

/**
 * Returns the UpgradeToSmartAccount screen. It explains such an account to a visitor who has just signed in with a key, and offers to upgrade now or
 * later.
 */
export function upgradeToSmartAccountView(state: StateOf<'frame'>): Screen<UpgradeToSmartAccountParts> {
  const text = textsOf(state, enSmartAccount)
  const isBusy = state.smartAccount.choice !== null
  return {
    title: text('smartAccount.title'),
    parts: {
      explain: {
        part: 'notice',
        tone: 'neutral',
        title: text('smartAccount.explain'),
        body: text('smartAccount.explainBody'),
      },
      failed: choiceFailed(state, text('smartAccount.upgradeFailed')),
      later: {
        part: 'button',
        label: text('smartAccount.later'),
        press: router.viewReset({ view: 'Account' }),
        tone: 'neutral',
      },
      upgrade: {
        part: 'button',
        label: text(isBusy ? 'smartAccount.switching' : 'smartAccount.continue'),
        press: isBusy ? null : smartAccount.upgradeAccepted(),
        tone: 'accent',
        ...(isBusy && { busy: true }),
      },
      learnMore: { part: 'link', label: text('smartAccount.learnMore'), href: explained, icon: 'external' },
    },
  }
}
