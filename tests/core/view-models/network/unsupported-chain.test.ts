import { expect, test } from 'vitest'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { networkButtonView } from '../../../../core/view-models/buttons/network-button.ts'
import { unsupportedChainView } from '../../../../core/view-models/network/unsupported-chain.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'

const elsewhere = 'eip155:56'

function connected(options: Partial<HostOptions> = {}) {
  const story = startStory({ options })
  const { latchkey, injected } = story
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  return {
    ...story,
    parts: () => unsupportedChainView(latchkey.state()).parts,
    press: (event: EventInput | null | undefined) => event && latchkey.dispatch(event),
    move: (chainId: string) => injected.change(harbor.wallet.key, { kind: 'chain', chainId }),
    view: () => (latchkey.state().modal.open ? currentView(latchkey.state()) : 'closed'),
    open: () => latchkey.dispatch(modal.openRequested({})),
  }
}

test('an opening says that the wallet’s network is not supported, by its name, and offers those that are', () => {
  const { move, open, view, parts } = connected()
  move(elsewhere)
  open()
  expect(view()).toBe('UnsupportedChain')
  expect(parts().where?.title).toBe("This app doesn't support BNB Smart Chain")
  expect(parts().list?.items.map(({ label }) => label)).toEqual(['Ethereum', 'Base', 'Polygon'])
})

test('the account is shown after the wallet has switched', () => {
  const { move, open, view, parts, press } = connected()
  move(elsewhere)
  open()
  press(parts().list?.items[1]?.press)
  expect(view()).toBe('Account')
})

test('a refusal says where the wallet stayed', () => {
  const { move, open, view, parts, press, injected } = connected()
  move(elsewhere)
  open()
  injected.reject('switchNetwork', { code: 'user-rejected' })
  press(parts().list?.items[1]?.press)
  expect([view(), parts().failed?.body]).toEqual(['UnsupportedChain', 'Still on BNB Smart Chain'])
})

test('a visitor who does not switch can disconnect', () => {
  const { move, open, view, parts, press } = connected()
  move(elsewhere)
  open()
  press(parts().disconnect?.press)
  expect(view()).toBe('closed')
})

test('the view does not open while the modal is closed or shows another view', () => {
  const { move, view, latchkey } = connected()
  move(elsewhere)
  expect(view()).toBe('closed')
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  move('eip155:10')
  expect(view()).toBe('Networks')
})

test('the view replaces the account while the wallet is on an unsupported chain', () => {
  const { move, open, view } = connected()
  open()
  move(elsewhere)
  expect(view()).toBe('UnsupportedChain')
  move('eip155:1')
  expect(view()).toBe('Account')
})

test('the view is not shown without a connection', () => {
  const { latchkey, view, move } = connected()
  move(elsewhere)
  latchkey.dispatch(connection.disconnectRequested())
  latchkey.dispatch(modal.openRequested({ view: 'UnsupportedChain' }))
  expect(view()).toBe('Connect')
})

test('a host that allows any chain has a network button that does not warn', () => {
  const toneElsewhere = (options: Partial<HostOptions>) => {
    const { move, latchkey } = connected(options)
    move(elsewhere)
    return networkButtonView(latchkey.state()).button.tone
  }
  expect(toneElsewhere({})).toBe('negative')
  expect(toneElsewhere({ allowUnsupportedChain: true })).toBe('neutral')
})

test('allowUnsupportedChain suppresses the view and the notice on the account', () => {
  const { move, open, view, latchkey } = connected({ allowUnsupportedChain: true })
  open()
  move(elsewhere)
  expect(view()).toBe('Account')
  expect(accountView(latchkey.state()).parts).toMatchObject({ wrongNetwork: null, switchNetwork: null })
  latchkey.dispatch(router.exitRequested())
  open()
  expect(view()).toBe('Account')
})
