import { expect, test } from 'vitest'
import { liftFormat3 } from '../../../core/recording/lift-format-3.ts'

const stamp = { id: 'e1', at: 0, cause: null, flow: 'e1' }

test('in format 3 the end of a transaction led to a view by its name; it is read as a route', () => {
  const pushed = { ...stamp, type: 'router/transactionPushed' }
  const published = { then: 'publish', event: { type: 'modal/closed', data: { outcome: 'connected' } } }
  expect(
    liftFormat3([
      { ...pushed, data: { onSuccess: { then: 'reset', view: 'Account' }, onCancel: published } },
    ]),
  ).toEqual([
    { ...pushed, data: { onSuccess: { then: 'reset', route: { view: 'Account' } }, onCancel: published } },
  ])
})

test('what did not change stays as it is', () => {
  const moved = { ...stamp, type: 'router/viewPushed', data: { view: 'Networks' } }
  expect(liftFormat3([moved])).toEqual([moved])
})
