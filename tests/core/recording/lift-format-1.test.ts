import { expect, test } from 'vitest'
import { liftFormat1 } from '../../../core/recording/lift-format-1.ts'

const stamp = { id: 'e1', at: 0, cause: null, flow: 'e1' }

test('in format 1 a locked wallet ended its connection; it is read as locked', () => {
  const ended = { ...stamp, type: 'connection/endedByWallet' }
  const data = { session: 'e2', namespace: 'eip155' }
  expect(
    liftFormat1([
      { ...ended, data: { ...data, isLocked: true } },
      { ...ended, data: { ...data, isLocked: false } },
    ]),
  ).toEqual([
    { ...ended, type: 'connection/walletLocked', data },
    { ...ended, data },
  ])
})

test('the page a list asked for in format 1 is the one after the first', () => {
  const asked = { ...stamp, type: 'wallets/nextPageRequested', data: {} }
  expect(liftFormat1([asked])).toEqual([{ ...asked, data: { page: 2 } }])
})
