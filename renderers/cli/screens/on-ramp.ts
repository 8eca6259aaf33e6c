import { buyInProgressView } from '../../../core/view-models/buy/buy-in-progress.ts'
import { onRampActivityView } from '../../../core/view-models/buy/on-ramp-activity.ts'
import { onRampFiatSelectView } from '../../../core/view-models/buy/on-ramp-fiat-select.ts'
import { onRampProvidersView } from '../../../core/view-models/buy/on-ramp-providers.ts'
import { onRampTokenSelectView } from '../../../core/view-models/buy/on-ramp-token-select.ts'
import { whatIsABuyView } from '../../../core/view-models/buy/what-is-a-buy.ts'
import { screen } from '../screen.ts'

/** The views of Buy in the terminal. */
export const onRampScreens = {
  OnRampProviders: screen(onRampProvidersView, [
    ['unsold', 'networks', 'missing'],
    ['amount', 'limits', 'currency'],
    ['presets', 'method'],
    ['purchase', 'received'],
    ['providerFee', 'networkFee', 'total', 'estimated', 'askAgain'],
    ['providers'],
    ['how', 'purchases'],
  ]),
  OnRampTokenSelect: screen(onRampTokenSelectView, [['search'], ['list'], ['legal', 'terms', 'privacy']]),
  OnRampFiatSelect: screen(onRampFiatSelectView, [['list'], ['legal', 'terms', 'privacy']]),
  BuyInProgress: screen(buyInProgressView, [
    ['picture'],
    ['qrCode'],
    ['status', 'forWhom'],
    ['open', 'retry', 'purchases', 'copy'],
  ]),
  OnRampActivity: screen(onRampActivityView, [['failed', 'retry'], ['none'], ['list']]),
  WhatIsABuy: screen(whatIsABuyView, [['what'], ['buy']]),
}
