import { expect, test } from 'vitest'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { besideEachOther } from '../connection/two-wallets-story.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

/** Harbor's account is looked at in its settings, and Lantern stands beside it. */
async function inSettings() {
  const story = await besideEachOther()
  const { latchkey, names } = story
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(router.viewPushed({ view: 'AccountSettings' }))
  const disconnect = (namespace?: 'eip155' | 'solana') =>
    latchkey.dispatch(connection.disconnectRequested({ namespace }))
  return { latchkey, disconnect, standing: () => [...names(), ...shownViews(latchkey.state())] }
}

test('a disconnect in the settings of an account leads to the other account', async () => {
  const { disconnect, standing } = await inSettings()
  disconnect('eip155')
  expect(standing()).toEqual(['Lantern', 'Account'])
})

test('a disconnect of the shown account leads to the other account', async () => {
  const { latchkey, disconnect, standing } = await inSettings()
  latchkey.dispatch(account.namespaceShown({ namespace: 'solana' }))
  disconnect('solana')
  expect(standing()).toEqual(['Harbor', 'Account'])
})

test('the end of the other account leads nowhere', async () => {
  const { disconnect, standing } = await inSettings()
  disconnect('solana')
  expect(standing()).toEqual(['Harbor', 'Account', 'AccountSettings'])
})

test('a disconnect of every account closes the modal', async () => {
  const { latchkey, disconnect } = await inSettings()
  disconnect()
  expect(latchkey.state().modal.open).toBe(false)
})
