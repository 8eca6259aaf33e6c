import type { ViewsOf } from '../panel/loaded-view.ts'
import { buyInProgress } from './BuyInProgressView.tsx'
import { onRampActivity } from './OnRampActivityView.tsx'
import { onRampFiatSelect } from './OnRampFiatSelectView.tsx'
import { onRampProviders } from './OnRampProvidersView.tsx'
import { onRampTokenSelect } from './OnRampTokenSelectView.tsx'
import { whatIsABuy } from './WhatIsABuyView.tsx'

/** The views of buying for money. */
export const onRampViews = {
  OnRampProviders: onRampProviders,
  OnRampTokenSelect: onRampTokenSelect,
  OnRampFiatSelect: onRampFiatSelect,
  BuyInProgress: buyInProgress,
  OnRampActivity: onRampActivity,
  WhatIsABuy: whatIsABuy,
} satisfies ViewsOf<'on-ramp'>
