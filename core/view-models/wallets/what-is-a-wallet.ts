import { offFeature } from '../../domain/options/view-off.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enWhatIsAWallet } from '../../strings/en/what-is-a-wallet.ts'
import type { Button, Notice, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the WhatIsAWallet screen. */
export type WhatIsAWalletParts = {
  readonly login: Notice
  readonly home: Notice
  readonly gateway: Notice
  readonly get: Button | null
}

/** Returns the WhatIsAWallet screen: the benefits of a wallet in three short pieces, and a button that leads to getting one if that is possible. */
export function whatIsAWalletView(state: StateOf<'modal'>): Screen<WhatIsAWalletParts> {
  const text = textsOf(state, enWhatIsAWallet)
  const piece = (title: string, body: string): Notice => ({ part: 'notice', tone: 'quiet', title, body })
  return {
    title: text('whatWallet.title'),
    parts: {
      login: piece(text('whatWallet.login'), text('whatWallet.loginBody')),
      home: piece(text('whatWallet.home'), text('whatWallet.homeBody')),
      gateway: piece(text('whatWallet.gateway'), text('whatWallet.gatewayBody')),
      get:
        offFeature('GetWallet', state.options) === null
          ? {
              part: 'button',
              label: text('whatWallet.get'),
              press: router.viewPushed({ view: 'GetWallet' }),
              tone: 'accent',
              icon: 'wallet',
            }
          : null,
    },
  }
}
