import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import { offeredProviders } from '../../selectors/buy/offered-providers.ts'
import { runningPurchase, currentPurchase } from '../../selectors/buy/on-ramp.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import { networkName } from '../formats/network-name.ts'
import { noOnRampForm, onRampForm } from './form.ts'
import type { OnRampFormParts } from './form.ts'
import { onRampProviderRows } from './provider-rows.ts'
import { noOnRampQuote, onRampQuoteLines } from './quote-lines.ts'
import type { OnRampQuoteLines } from './quote-lines.ts'
import type { Button, List, Notice, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the OnRampProviders screen. */
export type OnRampProvidersParts = OnRampFormParts &
  OnRampQuoteLines & {
    readonly unsold: Notice | null
    readonly networks: Button | null
    readonly missing: Notice | null
    readonly providers: List | null
    readonly how: Button
    readonly purchases: Button
  }

/** Returns the OnRampProviders screen: what to buy, the amount, what that gives and costs, and the providers that sell it. */
export function onRampProvidersView(state: StateOf<'on-ramp'>): Screen<OnRampProvidersParts> {
  const text = textsOf(state, enOnRamp)
  const isSold = currentPurchase(state) !== null && offeredProviders(state).length > 0
  return {
    title: text('onRamp.title'),
    parts: {
      ...(isSold ? onRampForm(state) : noOnRampForm),
      ...(isSold ? onRampQuoteLines(state) : noOnRampQuote),
      ...(isSold ? { unsold: null, networks: null } : unsoldParts(state)),
      missing: isSold ? missingNotice(state) : null,
      providers: isSold ? onRampProviderRows(state) : null,
      how: {
        part: 'button',
        label: text('onRamp.how'),
        press: router.viewPushed({ view: 'WhatIsABuy' }),
        tone: 'quiet',
        icon: 'help',
      },
      purchases: purchasesButton(state),
    },
  }
}

function unsoldParts(state: StateOf<'on-ramp'>): Pick<OnRampProvidersParts, 'unsold' | 'networks'> {
  const text = textsOf(state, enOnRamp)
  const chainId = activeAccount(state)?.chainId
  if (chainId === undefined) return { unsold: null, networks: null }
  const title = text('onRamp.unsold', { network: networkName(state, chainId) })
  return {
    unsold: { part: 'notice', tone: 'neutral', title, body: text('onRamp.unsoldBody') },
    networks: {
      part: 'button',
      label: text('onRamp.networks'),
      press: router.viewPushed({ view: 'Networks' }),
      tone: 'accent',
      icon: 'network',
    },
  }
}

/** Returns a notice if the token that a host requested is not sold, or if its currency is not accepted. */
function missingNotice(state: StateOf<'on-ramp'>): Notice | null {
  const text = textsOf(state, enOnRamp)
  const { prefill } = state.onRamp
  const notice = { part: 'notice', tone: 'neutral' } as const
  if (prefill?.missing.includes('purchase'))
    return { ...notice, title: text('onRamp.unlisted'), body: text('onRamp.unlistedBody') }
  if (!prefill?.missing.includes('payment')) return null
  const title = text('onRamp.notTaken', { currency: prefill.currency ?? '' })
  return { ...notice, title, body: text('onRamp.notTakenBody') }
}

/** Returns the button that leads to the purchases, or back to a running purchase of the same account. */
function purchasesButton(state: StateOf<'on-ramp'>): Button {
  const text = textsOf(state, enOnRamp)
  const running = runningPurchase(state)
  return {
    part: 'button',
    label: text(running ? 'onRamp.underWay' : 'onRamp.purchases'),
    press: router.viewPushed(
      running ? { view: 'BuyInProgress', flow: running.id } : { view: 'OnRampActivity' },
    ),
    tone: 'quiet',
  }
}
