import { expect, test } from 'vitest'
import { defaultOnRampOptions } from '../../../../core/domain/buy/options.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { currentOnRampOrder } from '../../../../core/selectors/buy/on-ramp.ts'
import { onRampProvidersView } from '../../../../core/view-models/buy/on-ramp-providers.ts'
import { buying, usdcOnEthereum } from './story.ts'

const usdcOnPolygon = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'
const stranger = '0x00000000000000000000000000000000000000aa'

type Given = { readonly amount?: string; readonly currency?: string } & {
  readonly token?: string
  readonly network?: string
}

/** Alice comes to buy by what a host has prefilled. */
function prefilled(given: Given, { locale = 'en' } = {}) {
  const story = buying({ options: { locale } })
  const open = (route: Given) => story.press(modal.openRequested({ view: 'OnRampProviders', ...route }))
  const parts = () => onRampProvidersView(story.latchkey.state()).parts
  const shown = () => [parts().amount?.value, parts().currency?.label, parts().purchase?.detail]
  open(given)
  return { ...story, open, parts, shown }
}

test('what a host asked for stands in the form, and is quoted as if it were typed', () => {
  const { shown, asked, clock } = prefilled({ amount: '50', currency: 'EUR', network: 'eip155:137' })
  expect(shown()).toEqual(['50', 'EUR', 'Polygon'])
  clock.pass(200)
  expect(asked('quote')).toHaveLength(1)
})

test('a token is found by its address, or as the coin, wherever it is sold', () => {
  expect(prefilled({ token: usdcOnPolygon }).shown()).toEqual(['', 'USD', 'Polygon'])
  expect(prefilled({ token: usdcOnEthereum.toLowerCase() }).shown()).toEqual(['', 'USD', 'Ethereum'])
})

test('money has the mark of the visitor before its cents', () => {
  const { shown, latchkey } = prefilled({ amount: '25.50' }, { locale: 'de' })
  expect(shown()).toEqual(['25,50', 'USD', 'Ethereum'])
  expect(currentOnRampOrder(latchkey.state())?.amount).toBe('25.50')
})

test('what is not sold is told until something is chosen, and the rest stands', () => {
  const { shown, parts, press } = prefilled({ amount: '50', token: stranger })
  expect(shown()).toEqual(['50', 'USD', 'Ethereum'])
  expect(parts().missing?.title).toBe("The token this app chose isn't sold here")
  const [usdc] = defaultOnRampOptions.purchaseCurrencies
  press(onRamp.purchaseChosen({ id: usdc?.id ?? '', chainId: 'eip155:137' }))
  expect(parts().missing).toBeNull()
})

test('money of a currency that nobody takes is not counted in another one', () => {
  const { shown, parts, type } = prefilled({ amount: '5000', currency: 'JPY' })
  expect(shown()).toEqual(['', 'USD', 'Ethereum'])
  expect(parts().missing?.title).toBe("JPY isn't supported here")
  type('50')
  expect(parts().missing).toBeNull()
})

test('it waits until it is known what is sold, and what a visitor typed meanwhile stands', () => {
  const story = buying()
  const options = story.shop.hang('options')
  story.press(modal.openRequested({ view: 'OnRampProviders', amount: '50', network: 'eip155:137' }))
  const parts = () => onRampProvidersView(story.latchkey.state()).parts
  expect([parts().amount?.value, parts().purchase?.busy]).toEqual(['', true])
  story.type('70')
  options.answer({ options: defaultOnRampOptions })
  expect([parts().amount?.value, parts().purchase?.detail, parts().purchase?.busy]).toEqual([
    '70',
    'Polygon',
    undefined,
  ])
})

test('whoever comes back finds what they left, and another opening begins anew', () => {
  const { go, press, shown, type, open } = prefilled({ amount: '50' })
  type('70')
  go('OnRampFiatSelect')
  press(router.wentBack())
  expect(shown()[0]).toBe('70')
  press(modal.closeRequested())
  open({ amount: '90' })
  expect(shown()[0]).toBe('90')
})
