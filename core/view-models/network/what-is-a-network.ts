import type { StateOf } from '../../reducers/root.ts'
import { enWhatIsANetwork } from '../../strings/en/what-is-a-network.ts'
import type { Link, Notice, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the WhatIsANetwork screen. */
export type WhatIsANetworkParts = { readonly bolts: Notice; readonly uses: Notice; readonly more: Link }

const networksPage = 'https://ethereum.org/en/developers/docs/networks/'

/** Returns the WhatIsANetwork screen: what a network is, in two short pieces, and a link to more. */
export function whatIsANetworkView(state: StateOf<'modal'>): Screen<WhatIsANetworkParts> {
  const text = textsOf(state, enWhatIsANetwork)
  const piece = (title: string, body: string): Notice => ({ part: 'notice', tone: 'quiet', title, body })
  return {
    title: text('whatNetwork.title'),
    parts: {
      bolts: piece(text('whatNetwork.bolts'), text('whatNetwork.boltsBody')),
      uses: piece(text('whatNetwork.uses'), text('whatNetwork.usesBody')),
      more: { part: 'link', label: text('whatNetwork.more'), href: networksPage, icon: 'external' },
    },
  }
}
