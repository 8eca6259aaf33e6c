import type { ViewsOf } from '../panel/loaded-view.ts'
import { buyInProgress } from './buy/BuyInProgressView.tsx'
import { onRampActivity } from './buy/OnRampActivityView.tsx'
import { onRampFiatSelect } from './buy/OnRampFiatSelectView.tsx'
import { onRampProviders } from './buy/OnRampProvidersView.tsx'
import { onRampTokenSelect } from './buy/OnRampTokenSelectView.tsx'
import { whatIsABuy } from './buy/WhatIsABuyView.tsx'

/** The views of buying for money. */
export const onRampViews = {
  OnRampProviders: onRampProviders,
  OnRampTokenSelect: onRampTokenSelect,
  OnRampFiatSelect: onRampFiatSelect,
  BuyInProgress: buyInProgress,
  OnRampActivity: onRampActivity,
  WhatIsABuy: whatIsABuy,
} satisfies ViewsOf<'on-ramp'>
