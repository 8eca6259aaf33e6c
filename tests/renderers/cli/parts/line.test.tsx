import { Box } from 'ink'
import { expect, test } from 'vitest'
import { router } from '../../../../core/events/shell/router.ts'
import type { Line } from '../../../../core/view-models/parts/parts.ts'
import { partHeight } from '../../../../renderers/cli/layout/part-height.ts'
import { PartView } from '../../../../renderers/cli/parts/PartView.tsx'
import { drawnPlainly } from '../drawn-plainly.ts'

const drawn = (line: Line, columns: number) =>
  drawnPlainly(
    <Box width={columns}>
      <PartView place="line" part={line} columns={columns} />
    </Box>,
  ).lastFrame()

const line = (label: string, value: string, more: Partial<Line> = {}): Line => ({
  part: 'line',
  label,
  value,
  ...more,
})
const receiver = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

test('a value without another full form is never truncated', () => {
  expect(drawn(line('Address', receiver), 36)).toMatchInlineSnapshot(`
    "  Address      0x9965507D1a55bcC2695
                   C58ba16FB37d819B0A4dc"
  `)
  expect(drawn(line('Balance', '9,998.965147710810933 ETH'), 36)).toMatchInlineSnapshot(`
    "  Balance      9,998.965147710810933
                    ETH"
  `)
})

test('a value that its note does not repeat is wrapped, so that no amount is cut', () => {
  const rate = line('Rate', '1 USDC = 0.00032 ETH, fees $0.87', { full: '1 USDC is worth $0.99.' })
  expect(drawn(rate, 40).replaceAll(/\s+/g, ' ')).toContain('1 USDC = 0.00032 ETH, fees $0.87 1 USDC is')
  expect(drawn(rate, 40).split('\n')).toHaveLength(partHeight(rate, 40))
})

test('a shortened value has one row with the full value below', () => {
  expect(drawn(line('To', '0x9965…A4dc', { full: receiver }), 36)).toMatchInlineSnapshot(`
    "  To           0x9965…A4dc
      0x9965507D1a55bcC2695C58ba16FB37d8
      19B0A4dc"
  `)
})

const image = { kind: 'token', url: null, seed: 'ETH' } as const
const press = router.wentBack()

test.each([
  line('Address', receiver),
  line('Send', '9997.441486942686161938 ETH', { image }),
  line('In US dollars', '$31,196,516.28 at the price of today', { press }),
  line('Includes new account', '0.00203928 SOL', { image, press }),
])('a line takes the rows that it was counted for: $label', (part) => {
  for (const columns of [36, 52, 76])
    expect(drawn(part, columns).split('\n')).toHaveLength(partHeight(part, columns))
})
