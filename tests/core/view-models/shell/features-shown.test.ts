import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { featuresShown } from '../../../../core/view-models/shell/features-shown.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

/** Someone who has connected and looks at the account. */
function visit(features = {}) {
  const { latchkey } = startStory({ options: { features } })
  latchkey.start()
  const before = featuresShown(latchkey.state())
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  return { before, after: featuresShown(latchkey.state()) }
}

test('views are had of features that are here, and those of an account once somebody is connected', () => {
  const { before, after } = visit()
  expect(before).toEqual(['modal'])
  expect(after).toEqual(expect.arrayContaining(['modal', 'token-balances', 'switch-address', 'receive']))
  expect(after).not.toContain('send')
})

test('a feature that is off has none', () => {
  const { after } = visit({ receive: false, tokenBalances: false })
  expect(after).toContain('switch-address')
  expect(after.filter((feature) => ['receive', 'token-balances'].includes(feature))).toEqual([])
})
