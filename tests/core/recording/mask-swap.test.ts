import { expect, test } from 'vitest'
import { phaseOfForm } from '../../../core/domain/swap/state.ts'
import { mask } from '../../../core/recording/mask.ts'
import { foldTape } from '../../../core/recording/replay.ts'
import { formatTape, parseTape } from '../../../core/recording/tape.ts'
import { toastView } from '../../../core/view-models/shell/toast.ts'
import { alice } from '../../../fixtures/people.ts'
import { bundling } from '../effects/swap/bundle-story.ts'
import { brought, hash, swapping } from '../effects/swap/story.ts'

/** Somebody whose ether became 1234.567 USDC, as far as the last `record` lines hold it. */
function swapped(record: number) {
  const { asked, injected, settlement, toReview, confirm, latchkey } = swapping({ record })
  asked.answer('quote', { received: '1234567890' })
  toReview()
  injected.answer('request', hash)
  confirm()
  settlement.answer(brought('1234567890'))
  const told = toastView(latchkey.state())?.text
  return { told, tape: parseTape(formatTape(latchkey.recording()!)) }
}

test.each([1000, 1])('masking removes the amounts of a swap from a tape of %i lines', (record) => {
  const { told, tape } = swapped(record)
  expect(told).toBe('Swapped ETH to 1,234.567 USDC')
  expect(formatTape(tape)).toContain('1234.567')
  const masked = parseTape(formatTape(mask(tape)))
  expect(formatTape(masked)).not.toContain('1234.567')
  expect(toastView(foldTape(masked))?.text).toMatch(/^Swapped /)
})

test('masking removes the account and the operation id of a bundle', () => {
  const { toBundle, confirm, wallet, clock, latchkey } = bundling({ record: 1000 })
  const own = ['operation seventeen', alice.address]
  const [id = ''] = own
  toBundle()
  wallet.answer('request', { id })
  wallet.answer('request', { status: 100, id })
  confirm()
  clock.pass(2000)
  const tape = parseTape(formatTape(latchkey.recording()!))
  const masked = parseTape(formatTape(mask(tape)))
  expect(own.filter((text) => !formatTape(tape).includes(text))).toEqual([])
  expect(own.filter((text) => formatTape(masked).includes(text))).toEqual([])
  const { swap } = foldTape(masked)
  expect(swap && phaseOfForm(swap)).toMatchObject({ name: 'swapping', hash: null, plan: { kind: 'bundle' } })
})
