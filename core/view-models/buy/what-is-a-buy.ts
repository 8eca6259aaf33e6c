import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import type { Button, Notice, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the WhatIsABuy screen. */
export type WhatIsABuyParts = { readonly what: Notice; readonly buy: Button }

/** Returns the WhatIsABuy screen: how buying works, and a button that leads back to it. */
export function whatIsABuyView(state: StateOf<'modal'>): Screen<WhatIsABuyParts> {
  const text = textsOf(state, enOnRamp)
  const hasWayBack = state.router.history.length > 1
  return {
    title: text('onRamp.whatTitle'),
    parts: {
      what: { part: 'notice', tone: 'quiet', title: text('onRamp.what'), body: text('onRamp.whatBody') },
      buy: {
        part: 'button',
        label: text('onRamp.buy'),
        press: hasWayBack ? router.wentBack() : router.viewReplaced({ view: 'OnRampProviders' }),
        tone: 'accent',
      },
    },
  }
}
