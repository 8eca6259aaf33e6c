import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { phone } from '../pairing/story.ts'

test('a phone that approves while a browser wallet is asked closes the modal', () => {
  const story = startStory()
  story.latchkey.start()
  story.injected.hang('connect')
  story.latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.latchkey.dispatch(router.wentBack())
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(currentView(story.latchkey.state())).toBe('ConnectingExternal')
  story.walletConnect.approve(phone)
  const state = story.latchkey.state()
  expect(Object.values(state.connection.sessions).map(({ wallet }) => wallet.name)).toEqual(['Phone'])
  expect([state.modal.open, currentView(state)]).toEqual([false, expect.anything()])
})
