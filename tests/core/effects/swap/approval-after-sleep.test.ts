import { expect, test } from 'vitest'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { hash, swapping } from './story.ts'

/** A phone that freezes the page while its visitor is in the wallet's app rings all timers as it wakes: the look at the allowance is asked, and the patience is over, in one moment. */
test('an approval that was mined while the device slept goes on', () => {
  const { toApproval, injected, confirm, clock, asked, form, latchkey, node, types } = swapping()
  toApproval()
  injected.answer('request', hash)
  confirm()
  expect(form()?.phase).toMatchObject({ name: 'approving', hash })
  const look = asked.hang('allowance')
  const other = asked.hang('allowance')
  clock.pass(180_000)
  look.answer({ allowance: '2000000' })
  other.answer({ allowance: '2000000' })
  void node
  expect(types()).not.toContain('swap/requestFailed')
  expect(swapPreviewView(latchkey.state()).parts.failed).toBeNull()
})
