import { expect, test } from 'vitest'
import { router } from '../../../../core/events/shell/router.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { ethToken, hash, swapping, usdcToken } from './story.ts'

const stranger = '0x00000000000000000000000000000000000000aa'

/** Alice comes to Swap by what a host has prefilled. */
function prefilled(given: {
  readonly from?: string
  readonly to?: string
  readonly amount?: string
  readonly locale?: string
}) {
  const { locale = 'en', ...route } = given
  const story = swapping({ options: { locale } })
  story.press(modal.openRequested({ view: 'Swap', ...route }))
  const parts = () => swapView(story.latchkey.state()).parts
  const sides = () => [parts().source?.label, parts().target?.label, parts().amount?.value]
  return { ...story, parts, sides }
}

test('tokens and amount are prefilled and quoted', () => {
  const { sides, clock, step } = prefilled({ from: usdcToken.address, to: 'native', amount: '1.5' })
  expect(sides()).toEqual(['USDC', 'ETH', '1.5'])
  clock.pass(200)
  expect(step()).toBe('quoted')
})

test('an amount has the mark of the visitor before its fraction', () => {
  const { sides } = prefilled({ to: usdcToken.address, amount: '1.5', locale: 'de' })
  expect(sides()).toEqual(['ETH', 'USDC', '1,5'])
})

test('a token that is not listed is named, with how to find it, until another one is chosen', () => {
  const { sides, parts, choose } = prefilled({ to: stranger, amount: '1' })
  expect(sides()).toEqual(['ETH', 'Select token', '1'])
  expect(parts().lacking).toMatchObject({
    title: 'Token not listed: 0x0000…00aa',
    body: 'Choose another token, or search for this one by its address.',
  })
  choose('target', usdcToken)
  expect(parts().lacking).toBeNull()
})

test('unlisted tokens are named until the visitor chooses others', () => {
  const other = stranger.replace('aa', 'bb')
  const { parts, choose } = prefilled({ from: stranger, to: other })
  expect(parts().lacking?.title).toBe('Token not listed: 0x0000…00aa, 0x0000…00bb')
  choose('source', ethToken)
  expect(parts().lacking?.title).toBe('Token not listed: 0x0000…00bb')
})

test('one token for both sides fills the source only', () => {
  const { sides } = prefilled({ from: 'native', to: 'native', amount: '1' })
  expect(sides()).toEqual(['ETH', 'Select token', '1'])
})

/** Alice is asked by her wallet for a swap of one ether, and the host opens the form for another one. */
function openedWhileAsked() {
  const story = swapping()
  const wallet = story.injected.hang('request')
  story.toReview()
  story.press(swap.confirmed())
  story.press(modal.openRequested({ view: 'Swap', from: usdcToken.address, to: 'native', amount: '2' }))
  const parts = () => swapView(story.latchkey.state()).parts
  const sides = () => [parts().source?.label, parts().target?.label, parts().amount?.value]
  return { ...story, wallet, sides }
}

test.each([
  ['signed', ({ wallet }: ReturnType<typeof openedWhileAsked>) => wallet.answer(hash)],
  ['declined', ({ wallet }: ReturnType<typeof openedWhileAsked>) => wallet.reject({ code: 'user-rejected' })],
])('a prefill that arrives during a wallet request fills the form once the request is %s', (_, end) => {
  const story = openedWhileAsked()
  expect(story.sides()).toEqual(['ETH', 'USDC', '1'])
  end(story)
  expect(story.sides()).toEqual(['USDC', 'ETH', '2'])
})

test('a visitor who left the form before the wallet declined finds the form unchanged', () => {
  const { wallet, press, sides } = openedWhileAsked()
  press(modal.openRequested({ view: 'Account' }))
  wallet.reject({ code: 'user-rejected' })
  press(modal.openRequested({ view: 'Swap' }))
  expect(sides()).toEqual(['ETH', 'USDC', '1'])
})

test('a visitor who cancelled keeps the typed amount if the wallet declines later', () => {
  const { wallet, press, sides } = openedWhileAsked()
  press(router.viewPushed({ view: 'SwapPreview' }))
  press(swap.cancelled({ flow: null }))
  press(swap.amountTyped({ text: '0.3', separator: '.' }))
  wallet.reject({ code: 'user-rejected' })
  expect(sides()).toEqual(['ETH', 'USDC', '0.3'])
})
