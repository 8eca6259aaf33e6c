import { expect, test } from 'vitest'
import { fakeSolanaChain } from '../../../../adapters/fake/fake-solana-chain.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import { base, mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { shortAddress } from '../../../../core/domain/account/account.ts'
import { accountSettingsView } from '../../../../core/view-models/account/account-settings.ts'
import { switchAddressView } from '../../../../core/view-models/account/switch-address.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { accountButtonView } from '../../../../core/view-models/buttons/account-button.ts'
import { accountSummaryIn } from '../../../../core/view-models/account/summary.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { lamp } from '../../effects/connection/two-wallets-story.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'

const lagoon: FakeWallet = {
  wallet: { key: 'standard:Lagoon', name: 'Lagoon', icon: null },
  accounts: [lamp],
  chainId: solanaDevnet.id,
  chains: [solanaDevnet.id],
}

async function withBoth() {
  const standard = fakeWalletStandard({ wallets: [lagoon] })
  const solana = fakeSolanaChain({ balances: { [`${solanaDevnet.id}:${lamp}`]: '2500000000' } })
  const story = startStory({
    options: { networks: [mainnet, base, solanaDevnet] },
    ports: { connectors: { 'wallet-standard': standard }, chains: { solana } },
  })
  const { latchkey } = story
  await latchkey.connect({ wallet: harbor.wallet.key })
  await latchkey.connect({ wallet: lagoon.wallet.key })
  void latchkey.open()
  const parts = () => accountView(latchkey.state()).parts
  const press = (event: EventInput | null | undefined) => event && latchkey.dispatch(event)
  return {
    ...story,
    standard,
    solana,
    parts,
    press,
    look: () => press(parts().others?.items[0]?.press),
    status: () => {
      const { eip155, solana: other } = latchkey.state().connection.byNamespace
      return [eip155.status, other.status]
    },
  }
}

test('another account is listed with its namespace, wallet, network and balance', async () => {
  const { parts } = await withBoth()
  expect(parts().balance?.value).toBe('1.2345 ETH')
  expect(parts().others?.items.map(({ tag, detail }) => [tag, detail])).toEqual([
    ['Solana', 'Lagoon · Solana Devnet · 2.5 SOL'],
  ])
})

test('pressed, it is shown instead, and back', async () => {
  const { parts, look } = await withBoth()
  look()
  expect([parts().wallet?.value, parts().network?.value, parts().balance?.value]).toEqual([
    'Lagoon',
    'Solana Devnet',
    '2.5 SOL',
  ])
  look()
  expect(parts().wallet?.value).toBe('Harbor')
})

test('the host button follows the shown account, but calls without a namespace do not', async () => {
  const { look, latchkey, injected } = await withBoth()
  look()
  expect(accountButtonView(latchkey.state())?.balance?.value).toBe('2.5 SOL')
  expect(accountSummaryIn()(latchkey.state()).address).toBe(alice.address)
  const asked = injected.questions.filter(({ method }) => method === 'request').length
  void latchkey.request({ method: 'personal_sign', params: [] })
  expect(injected.questions.filter(({ method }) => method === 'request')).toHaveLength(asked + 1)
})

test('a disconnect of one account shows the remaining one', async () => {
  const { parts, press, look, status, latchkey } = await withBoth()
  look()
  expect(parts().disconnect?.label).toBe('Disconnect Lagoon (Solana)')
  press(parts().disconnect?.press)
  expect(status()).toEqual(['connected', 'disconnected'])
  expect(latchkey.state().modal.open).toBe(true)
  expect([parts().wallet?.value, parts().others, parts().disconnect?.label]).toEqual([
    'Harbor',
    null,
    'Disconnect',
  ])
})

test('both can be left at once', async () => {
  const { parts, press, status } = await withBoth()
  expect(parts().disconnectAll?.press).toEqual(connection.disconnectRequested())
  press(parts().disconnectAll?.press)
  expect(status()).toEqual(['disconnected', 'disconnected'])
})

test('a locked one beside says so, and can be looked at and left', async () => {
  const { parts, press, look, standard, status } = await withBoth()
  standard.change(lagoon.wallet.key, { kind: 'accounts', namespace: 'solana', accounts: [] })
  expect(parts().wallet?.value).toBe('Harbor')
  expect(parts().others?.items[0]?.detail).toBe('Lagoon is locked')
  look()
  expect(parts().locked?.title).toBe('Lagoon is locked')
  press(parts().disconnect?.press)
  expect(status()).toEqual(['connected', 'disconnected'])
})

test('an account that locks while it is shown says so and is not replaced', async () => {
  const { look, standard, latchkey } = await withBoth()
  look()
  latchkey.dispatch(router.viewPushed({ view: 'AccountSettings' }))
  standard.change(lagoon.wallet.key, { kind: 'accounts', namespace: 'solana', accounts: [] })
  const settings = accountSettingsView(latchkey.state()).parts
  expect(settings.locked?.title).toBe('Lagoon is locked')
  expect(settings.disconnect?.label).toBe('Disconnect Lagoon (Solana)')
  expect(switchAddressView(latchkey.state()).parts.locked?.title).toBe('Lagoon is locked')
  expect(accountButtonView(latchkey.state())?.button.label).toBe(shortAddress(alice.address))
})

test('the next opening shows an account that is there', async () => {
  const { look, standard, latchkey, parts } = await withBoth()
  look()
  standard.change(lagoon.wallet.key, { kind: 'accounts', namespace: 'solana', accounts: [] })
  latchkey.close()
  void latchkey.open()
  expect(parts().locked).toBeNull()
  expect(parts().wallet?.value).toBe('Harbor')
})

test('a balance belongs to its namespace: a move of one asks nothing of the other', async () => {
  const { injected, solana, parts } = await withBoth()
  const asked = solana.questions.length
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: base.id })
  expect(solana.questions).toHaveLength(asked)
  expect(parts().others?.items[0]?.detail).toContain('2.5 SOL')
})

test('each balance is asked for again every ten seconds while somebody looks', async () => {
  const { evm, solana, clock, latchkey } = await withBoth()
  const asked = () => [evm.questions.length, solana.questions.length]
  const [first = 0, second = 0] = asked()
  clock.pass(10_000)
  expect(asked()).toEqual([first + 1, second + 1])
  latchkey.dispatch(modal.closeRequested())
  clock.pass(30_000)
  expect(asked()).toEqual([first + 1, second + 1])
})

test('a network of another kind shows the account on it', async () => {
  const { latchkey, parts } = await withBoth()
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  latchkey.dispatch(network.chosen({ chainId: solanaDevnet.id }))
  expect(parts().wallet?.value).toBe('Lagoon')
})

test('a second wallet is offered for a namespace without a connection', async () => {
  const { parts, press, latchkey } = await withBoth()
  expect(parts().more).toBeNull()
  press(connection.disconnectRequested({ namespace: 'solana' }))
  expect(parts().more?.label).toBe('Connect a wallet for Solana')
  press(parts().more?.press)
  expect(currentView(latchkey.state())).toBe('SwitchActiveChain')
})

test('a stop resets the shown account', async () => {
  const { latchkey, look } = await withBoth()
  look()
  latchkey.stop()
  expect(latchkey.state().account.shown).toBeNull()
})
