import { expect, test } from 'vitest'
import { gnosis } from '../../../../core/domain/network/evm-networks.ts'
import { base, mainnet, solana } from '../../../../core/domain/network/known-networks.ts'
import { defaultOnRampOptions } from '../../../../core/domain/buy/options.ts'
import { sepolia } from '../../../../core/domain/network/test-networks.ts'
import { images } from '../../../../core/events/wallets/images.ts'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { de } from '../../../../core/strings/de.ts'
import { onRampFiatSelectView } from '../../../../core/view-models/buy/on-ramp-fiat-select.ts'
import { onRampTokenSelectView } from '../../../../core/view-models/buy/on-ramp-token-select.ts'
import { typed } from '../../../../core/view-models/parts/text-field.ts'
import { whatIsABuyView } from '../../../../core/view-models/buy/what-is-a-buy.ts'
import { buying, meld, order, quote } from './state.ts'

const german = { locale: 'de', strings: { ...de } }

test('the form asks for amount, currency, method and token, and needs an amount', () => {
  const { form } = buying()
  const { currency, limits, presets, method, purchase, received, providers } = form()
  expect(currency?.label).toBe('USD')
  expect([limits?.label, limits?.value]).toEqual(['Card', '$10.00 to $7,500.00'])
  expect(presets?.options.map(({ label }) => label)).toEqual(['$100', '$250', '$500', '$1,000'])
  expect(method?.options.map(({ label, selected }) => [label, selected])).toEqual([
    ['Card', true],
    ['Bank account', false],
  ])
  expect([purchase?.label, purchase?.detail]).toEqual(['USDC', 'Ethereum'])
  expect(received).toMatchObject({ label: 'You receive', value: '–' })
  expect(providers?.items).toMatchObject([
    { label: 'Continue with Coinbase', press: null, detail: 'Enter an amount' },
  ])
})

test.each([
  ['card', '9.99', 'Card: at least $10.00', 'Amount too small'],
  ['card', '10.00', undefined, undefined],
  ['card', '7500.00', undefined, undefined],
  ['card', '7500.01', 'Card: at most $7,500.00', 'Amount too large'],
  ['ach_bank_account', '7500.01', undefined, undefined],
  ['ach_bank_account', '25000.01', 'Bank account: at most $25,000.00', 'Amount too large'],
  ['card', '1,,2', 'Incorrect value', 'Incorrect value'],
])('paid by %s, %s is reported as %s', (method, amount, told, caution) => {
  const { form, press, type } = buying()
  press(form().method?.options.find(({ key }) => key === method)?.press)
  type(amount)
  const [row] = form().providers?.items ?? []
  expect([form().amount?.error?.title, row?.caution]).toEqual([told, caution])
  expect(row?.press === null).toBe(told !== undefined)
  expect(form().limits === null).toBe(told !== undefined)
})

test('a preset fills the amount in, and shows that it did', () => {
  const { form, press } = buying()
  press(form().presets?.options[2]?.press)
  expect(form().amount?.value).toBe('500')
  expect(form().presets?.options.map(({ selected }) => selected)).toEqual([false, false, true, false])
  expect(form().providers?.items[0]?.press).toMatchObject({
    type: 'onRamp/purchaseRequested',
    data: { order: { provider: { id: 'coinbase' }, wanted: { amount: '500.00' } }, by: 'visitor' },
  })
})

test('amounts and fees are shown as loading during the quote and then in full', () => {
  const { form, type, tell } = buying()
  type('100')
  expect(form().received).toMatchObject({ value: null, full: 'Getting a quote' })
  tell(onRamp.quoteStarted({ question: 'q', order }), onRamp.quoteReceived({ question: 'q', quote }))
  const { received, providerFee, networkFee, total, estimated } = form()
  expect([received, providerFee, networkFee, total].map((line) => line?.value)).toEqual([
    '98.4209 USDC',
    '$1.49',
    '$0.10',
    '$100.00',
  ])
  expect(estimated).toBeNull()
})

test('an estimate is marked as one, tells no fees, and the service can be asked again', () => {
  const { form, type, tell } = buying()
  type('100')
  tell(
    onRamp.quoteStarted({ question: 'q', order }),
    onRamp.quoteFailed({ question: 'q', failure: { code: 'unreachable' } }),
  )
  expect(form().received).toMatchObject({ label: 'You receive (estimate)', value: 'about $100.00' })
  expect(form().estimated?.title).toBe('No quote available. The provider shows what you get before you pay.')
  expect([form().providerFee, form().networkFee, form().total]).toEqual([null, null, null])
  expect(form().askAgain?.press).toEqual(onRamp.quoteRetried())
  tell(onRamp.quoteStarted({ question: 'again', order }))
  expect(form().askAgain).toMatchObject({ press: null, busy: true })
})

test('a quote for another amount is no quote for this one', () => {
  const { form, type, tell } = buying()
  type('100')
  tell(onRamp.quoteStarted({ question: 'q', order }), onRamp.quoteReceived({ question: 'q', quote }))
  type('250')
  expect(form().received?.value).toBeNull()
})

test('in German amounts have a comma, as they are typed and as they are read', () => {
  const { form, type } = buying(german)
  expect(form().limits?.value).toBe('10,00\u00A0$ bis 7.500,00\u00A0$')
  type('9,99')
  expect(form().amount?.error?.title).toBe('Karte: mindestens 10,00\u00A0$')
  type('100,50')
  expect(form().amount?.error).toBeUndefined()
  expect(form().providers?.items[0]?.detail).toBe('Gebühren 1–2 %')
})

test('limits and presets are of the currency that is paid in', () => {
  const { form, press, state } = buying()
  press(form().currency?.press)
  const { list } = onRampFiatSelectView(state()).parts
  expect(list.items).toMatchObject([
    { label: 'USD', detail: 'US Dollar', selected: true },
    { label: 'EUR', detail: 'Euro' },
  ])
  press(list.items[1]?.press)
  expect(form().presets?.options[3]?.label).toBe('€1,000')
  expect(form().limits?.value).toBe('€10.00 to €7,500.00')
})

test('tokens are searched by name or network, and the choice is shown in the form', () => {
  const { form, press, state } = buying()
  press(form().purchase?.press)
  const parts = () => onRampTokenSelectView(state()).parts
  expect(parts().list.items.map(({ detail, selected }) => [detail, selected])).toEqual([
    ['USDC on Ethereum', true],
    ['USDC on Polygon', undefined],
  ])
  press(typed(parts().search, 'poly'))
  expect(parts().list.items).toHaveLength(1)
  press(typed(parts().search, 'nothing'))
  expect(parts().list).toMatchObject({ items: [], empty: 'No tokens found' })
  press(typed(parts().search, 'poly'))
  press(parts().list.items[0]?.press)
  expect(form().purchase?.detail).toBe('Polygon')
})

test('placeholders are shown while the options load', () => {
  const { tell, state } = buying()
  tell(onRamp.optionsRequested())
  expect(onRampTokenSelectView(state()).parts.list).toMatchObject({ items: [], placeholders: 5 })
  tell(onRamp.optionsFailed({ failure: { code: 'unreachable' } }))
  expect(onRampTokenSelectView(state()).parts.list.items).toHaveLength(2)
})

test('a host provider is listed below Coinbase with its site, and alone on Solana', () => {
  const { form, type } = buying({ onRampProviders: [meld] })
  type('100')
  expect(form().providers?.items.map(({ label, detail }) => [label, detail])).toEqual([
    ['Continue with Coinbase', 'Fees 1-2%'],
    ['Continue with Meld', 'pay.meld.example'],
  ])
  const onSolana = buying({ onRampProviders: [meld], networks: [solana] }, solana.id)
  expect(onSolana.form().providers?.items.map(({ label }) => label)).toEqual(['Continue with Meld'])
  expect(onSolana.form().purchase?.label).toBe('SOL')
})

test('a provider that is known not to sell on a network cannot be pressed, and says so', () => {
  const { form, type } = buying({ networks: [gnosis], onRampProviders: [meld] }, gnosis.id)
  type('100')
  const [coinbase, other] = form().providers?.items ?? []
  expect([coinbase?.press, coinbase?.caution]).toEqual([null, 'Not on Gnosis'])
  expect(other?.press).not.toBeNull()
})

test('the network coin is offered if the service sells none, but nothing on test networks', () => {
  expect(buying({ networks: [base] }, base.id).form().purchase?.label).toBe('ETH')
  const { form, press, state } = buying({ networks: [sepolia] }, sepolia.id)
  expect(form().unsold?.title).toBe("You can't buy on Sepolia here")
  expect([form().amount, form().providers]).toEqual([null, null])
  press(form().networks?.press)
  expect(currentView(state())).toBe('Networks')
  const hosted = buying({ networks: [sepolia], onRampProviders: [meld] }, sepolia.id)
  expect(hosted.form().unsold?.title).toBe("You can't buy on Sepolia here")
})

test('an unknown payment method shows its own name', () => {
  const { form, tell } = buying({ networks: [mainnet] })
  const limits = [{ id: 'apple_pay', least: '5.00', most: '50.00' }]
  tell(
    onRamp.optionsReceived({
      options: { ...defaultOnRampOptions, paymentCurrencies: [{ id: 'USD', limits }] },
    }),
  )
  expect(form().method?.options[0]?.label).toBe('apple pay')
})

test('how it works is explained, and leads back to buying', () => {
  const { form, tell, state, press } = buying()
  expect(form().how.press).toEqual(router.viewPushed({ view: 'WhatIsABuy' }))
  tell(router.viewPushed({ view: 'WhatIsABuy' }))
  const { title, parts } = whatIsABuyView(state())
  expect([title, parts.what.title]).toEqual(['What is Buy?', 'Buy crypto quickly and easily'])
  press(parts.buy.press)
  expect(currentView(state())).toBe('OnRampProviders')
})

test('opened first, the explanation leads on to buying', () => {
  const { state, tell, press } = buying()
  tell(router.viewReset({ view: 'WhatIsABuy' }))
  press(whatIsABuyView(state()).parts.buy.press)
  expect(currentView(state())).toBe('OnRampProviders')
})

test('an amount so small that six digits do not show it is said to be less', () => {
  const { form, type, tell } = buying()
  type('100')
  const tiny = { ...quote, purchaseAmount: { amount: '0.00000001', currency: 'WBTC' } }
  tell(onRamp.quoteStarted({ question: 'q', order }), onRamp.quoteReceived({ question: 'q', quote: tiny }))
  expect(form().received?.value).toBe('<0.000001 WBTC')
})

test('legal links of the host are shown in both views, and none by default', () => {
  const links = { termsConditionsUrl: 'https://tidewater.example/terms' }
  for (const view of [onRampTokenSelectView, onRampFiatSelectView]) {
    expect(view(buying(links).state()).parts.terms?.href).toBe(links.termsConditionsUrl)
    expect(view(buying().state()).parts.legal).toBeNull()
  }
})

test('tokens and currencies show registry images unless the page refuses them', () => {
  const { form, state, tell } = buying()
  const urls = () => [form().purchase, form().currency, onRampTokenSelectView(state()).parts.list.items[0]]
  const seen = () => urls().map((item) => item?.image.url)
  expect(seen()).toEqual([null, null, null])
  const [token, currency] = ['https://registry.example/token/', 'https://registry.example/currency/']
  tell(images.addressed({ addresses: { wallet: 'w', network: 'n', token, currency, query: '?p=1' } }))
  expect(seen()).toEqual([`${token}USDC?p=1`, `${currency}USD?p=1`, `${token}USDC?p=1`])
  tell(images.addressesRefused({ kind: 'network' }))
  expect(seen()).toEqual([null, null, null])
})

test('a token with a known symbol at another address is cautioned', () => {
  const { tell, state } = buying()
  const [usdc] = defaultOnRampOptions.purchaseCurrencies
  const [ethereum] = usdc?.networks ?? []
  if (!usdc || !ethereum) throw new Error('Nothing is sold.')
  const address = '0x00000000000000000000000000000000000000f1'
  const purchaseCurrencies = [{ ...usdc, networks: [{ ...ethereum, address }] }]
  tell(onRamp.optionsReceived({ options: { ...defaultOnRampOptions, purchaseCurrencies } }))
  const [row] = onRampTokenSelectView(state()).parts.list.items
  expect(row).toMatchObject({ caution: 'Not the well-known USDC', detail: 'USDC on Ethereum · 0x00…00f1' })
})
