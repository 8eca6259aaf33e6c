import { expect, test } from 'vitest'
import { fakeSignIn } from '../../../../adapters/fake/fake-sign-in.ts'
import type { WalletChange } from '../../../../core/ports/connector.ts'
import { base, mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { embed } from '../../../../core/events/shell/embed.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { bob } from '../../../../fixtures/people.ts'
import { beacon, harbor } from '../../../../fixtures/story.ts'
import { naming, signature } from './story.ts'
import { aliceOnMainnet } from '../sign-in/story.ts'
import { lamp, lantern } from '../connection/two-wallets-story.ts'

/** Alice waits for Harbor to sign for `sailor`, maybe with a wallet beside it. */
function signingInHarbor(beside: EventInput | null = null, given: Parameters<typeof naming>[0] = {}) {
  const options = { networks: [mainnet, base, solanaDevnet], ...given.options }
  const story = naming({ ...given, options })
  const { latchkey, toForm, form, press, injected, registration } = story
  press(beside)
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  latchkey.dispatch(router.viewPushed({ view: 'AccountSettings' }))
  toForm('sailor')
  const wallet = injected.hang('request')
  press(form().register.press)
  const { session } = Object(registration()) as { session: string }
  return { ...story, wallet, served: { session, namespaces: ['eip155' as const] } }
}

type Served = ReturnType<typeof signingInHarbor>['served']

const besideOnSolana = connection.established({
  flow: 'lantern',
  connector: 'wallet-connect',
  wallet: lantern.wallet,
  namespaces: [{ namespace: 'solana', accounts: [lamp], chainId: solanaDevnet.id }],
})

const replacedByBeacon = connection.established({
  flow: 'beacon',
  connector: 'injected',
  wallet: beacon.wallet,
  namespaces: [{ namespace: 'eip155', accounts: [bob.address], chainId: mainnet.id }],
})

test.each([
  ['its wallet ends', (served: Served) => connection.endedByWallet(served)],
  ['another tab ends', (served: Served) => connection.endedInOtherTab(served)],
  ['another tab gives to another wallet', (served: Served) => connection.yieldedToOtherTab(served)],
  ['another wallet takes', () => replacedByBeacon],
])('a registration in a session that %s holds nothing any more, and the modal closes', (_, end) => {
  const { latchkey, served, held, state, registration, wallet, asked } = signingInHarbor()
  latchkey.dispatch(end(served))
  expect([registration(), held()]).toEqual([null, 0])
  latchkey.dispatch(modal.closeRequested())
  expect(state().modal.open).toBe(false)
  wallet.answer(signature)
  expect(asked('register')).toEqual([])
})

test('the end of a signing session releases the modal if a Solana session remains', () => {
  const { latchkey, served, held, state } = signingInHarbor(besideOnSolana)
  expect(held()).toBe(1)
  latchkey.dispatch(connection.endedByWallet(served))
  expect(held()).toBe(0)
  latchkey.dispatch(modal.closeRequested())
  expect([state().modal.open, state().connection.byNamespace.solana.status]).toEqual([false, 'connected'])
})

test.each([
  ['account', { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] }],
  ['network', { kind: 'chain', chainId: base.id }],
] satisfies [string, WalletChange][])(
  'a sign-in with another %s replaces the hold of the registration on the modal',
  (_, change) => {
    const { held, state, injected } = signingInHarbor(null, {
      options: { isSiweEnabled: true },
      ports: { signIn: fakeSignIn({ session: aliceOnMainnet }) },
    })
    expect(held()).toBe(1)
    injected.change(harbor.wallet.key, change)
    expect([currentView(state()), held()]).toEqual(['ConnectingSiwe', 1])
  },
)

/** Alice waits for Harbor to sign for `sailor` in a view that stands in the page. */
function signingInThePage() {
  const story = naming()
  const { latchkey, held, toForm, form, press, injected } = story
  latchkey.dispatch(modal.closeRequested())
  latchkey.dispatch(embed.shown())
  latchkey.dispatch(router.viewPushed({ view: 'AccountSettings' }))
  toForm('sailor')
  injected.hang('request')
  press(form().register.press)
  expect(held()).toBe(1)
  return story
}

test('a stop leaves nothing that holds a view in the page', () => {
  const { latchkey, held } = signingInThePage()
  latchkey.stop()
  expect(held()).toBe(0)
})

test('a registration in the page does not hold a modal that is opened meanwhile', () => {
  const { latchkey, state, held } = signingInThePage()
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  latchkey.dispatch(modal.closeRequested())
  expect([state().modal.open, held()]).toEqual([false, 0])
})
