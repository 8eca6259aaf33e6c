import { expect, test } from 'vitest'
import { swap } from '../../../../core/events/swap/swap.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { swapping, usdcToken } from './story.ts'

const gwei = (amount: number) => String(BigInt(amount) * 1_000_000_000n)
const oneGwei = '0x3b9aca00'

/** Alice swaps an ether at 2,000 dollars; the service says what gas costs, and a node does. */
function quoted(said: string, node: string | null = oneGwei) {
  const story = swapping({ gasPrice: node })
  story.asked.answer('gasPrice', { gasPrice: said })
  story.open()
  story.choose('target', usdcToken)
  story.clock.pass(200)
  const cost = () => swapView(story.latchkey.state()).parts.cost?.value
  const askedWith = () => Reflect.get(Object(story.questions('quote').at(-1)?.request), 'gasPrice')
  return { ...story, cost, askedWith }
}

test.each([
  ['nearly what a node says', gwei(2), oneGwei, '$0.60', gwei(2)],
  ['a thousand times as much', gwei(1000), oneGwei, '$0.30', gwei(1)],
  ['a thousandth of it', '1000', oneGwei, '$0.30', gwei(1)],
  ['more than the chain can have, beside no node', gwei(1_000_000), null, 'unknown', null],
])(
  'where the service reports a gas price of %s, the plausible one is shown and used',
  (_, said, node, shown, asked) => {
    const { cost, askedWith } = quoted(said, node)
    expect(cost()?.toLowerCase()).toContain(shown)
    expect(askedWith()).toBe(asked)
  },
)

test('gas that a built transaction prices wildly is shown as a node prices it', () => {
  const story = quoted(gwei(1))
  const call = {
    from: story.form()?.holder?.address ?? '',
    to: `0x${'f5'.padStart(40, '0')}`,
    value: '0x0',
    data: '0x5a',
  }
  story.asked.answer('transaction', { call, gas: '150000', gasPrice: gwei(5000) })
  story.node.answer('ask', '0x249f0')
  story.go('SwapPreview')
  const { cost, risks } = swapPreviewView(story.latchkey.state()).parts
  expect([story.step(), cost?.value]).toEqual(['built', '$0.30'])
  expect(risks?.body ?? '').not.toContain('The network takes more than half')
})

test.each([
  [4000, 'The network cost is more than half of what you swap.'],
  [1500, 'Gas costs far more than usual on this network.'],
])('a gas price of %d gwei is a risk that needs a second press', (price, sentence) => {
  const story = quoted(gwei(price), `0x${BigInt(gwei(price)).toString(16)}`)
  const call = { from: '', to: `0x${'f5'.padStart(40, '0')}`, value: '0x0', data: '0x5a' }
  story.asked.answer('transaction', {
    call: { ...call, from: story.form()?.holder?.address ?? '' },
    gas: '150000',
    gasPrice: gwei(price),
  })
  story.node.answer('ask', '0x249f0')
  story.go('SwapPreview')
  expect(swapPreviewView(story.latchkey.state()).parts.risks?.body).toContain(sentence)
  story.press(swap.confirmed())
  expect([story.step(), story.form()?.shownRisks]).toEqual(['built', expect.arrayContaining(['costly'])])
})
