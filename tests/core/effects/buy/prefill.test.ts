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

test('host arguments prefill the form and are quoted', () => {
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

test('a token that is not sold is named until the visitor chooses another, and the amount remains', () => {
  const { shown, parts, press } = prefilled({ amount: '50', token: stranger })
  expect(shown()).toEqual(['50', 'USD', 'Ethereum'])
  expect(parts().missing?.title).toBe("The token this app chose isn't sold here")
  const [usdc] = defaultOnRampOptions.purchaseCurrencies
  press(onRamp.purchaseChosen({ id: usdc?.id ?? '', chainId: 'eip155:137' }))
  expect(parts().missing).toBeNull()
})

test('an amount in an unknown currency is not converted', () => {
  const { shown, parts, type } = prefilled({ amount: '5000', currency: 'JPY' })
  expect(shown()).toEqual(['', 'USD', 'Ethereum'])
  expect(parts().missing?.title).toBe("JPY isn't supported here")
  type('50')
  expect(parts().missing).toBeNull()
})

test('the prefill waits for the options and does not override typed values', () => {
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

test('a return to the form keeps typed values, and a new opening resets them', () => {
  const { go, press, shown, type, open } = prefilled({ amount: '50' })
  type('70')
  go('OnRampFiatSelect')
  press(router.wentBack())
  expect(shown()[0]).toBe('70')
  press(modal.closeRequested())
  open({ amount: '90' })
  expect(shown()[0]).toBe('90')
})
