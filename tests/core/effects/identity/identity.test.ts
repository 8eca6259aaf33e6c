import { expect, test } from 'vitest'
import { fakeIdentity } from '../../../../adapters/fake/fake-identity.ts'
import { base, mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { identity } from '../../../../core/events/identity/identity.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { accountButtonView } from '../../../../core/view-models/buttons/account-button.ts'
import { accountSummaryIn } from '../../../../core/view-models/account/summary.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { customButtonView } from '../../../../core/view-models/buttons/custom-button.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { lagoon, startWith } from '../connection/solana-wallet-story.ts'
import { withoutProject } from '../shell/without-project.ts'

const picture = 'https://pictures.example/alice.png'
const known = {
  [alice.address]: { name: 'alice.eth', avatar: picture },
  [bob.address]: { name: 'bob.eth', avatar: null },
}

/** Alice is connected over Harbor, and goes by a name. */
function connected(given: Parameters<typeof startStory>[0] = {}) {
  const service = fakeIdentity({ known })
  const story = startStory({ ...given, ports: { identity: service, ...given.ports } })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const state = () => story.latchkey.state()
  const asked = () => service.questions.map(({ request }) => Object(request).address as string)
  const look = () => story.latchkey.dispatch(modal.openRequested({}))
  return { ...story, service, state, asked, look }
}

test('a name is looked up once per address, when the account is shown', () => {
  const { latchkey, asked, look, service } = connected()
  expect(asked()).toEqual([])
  look()
  latchkey.dispatch(modal.closeRequested())
  look()
  expect(asked()).toEqual([alice.address])
  expect(service.questions[0]?.request).toMatchObject({ ensNetwork: { id: mainnet.id } })
})

test('no name is looked up without a project id', () => {
  const { latchkey, asked, look } = connected()
  latchkey.dispatch(withoutProject)
  look()
  latchkey.dispatch(identity.refreshed())
  expect(asked()).toEqual([])
})

test('name and avatar are shown in the header, on the buttons and to the host', () => {
  const { state, look } = connected()
  look()
  expect(accountView(state()).parts).toMatchObject({
    name: { value: 'alice.eth' },
    avatar: { label: 'Avatar of alice.eth', image: { url: picture, seed: alice.address } },
    address: { full: alice.address },
  })
  expect(accountButtonView(state())).toMatchObject({
    button: { label: 'alice.eth' },
    image: { url: picture },
  })
  expect(customButtonView(state()).account).toMatchObject({
    displayName: 'alice.eth',
    ensName: 'alice.eth',
    ensAvatar: picture,
  })
  expect(accountSummaryIn()(state())).toMatchObject({ profileName: 'alice.eth', profileImage: picture })
})

test('another account is looked up when it appears, and a late answer for the first is ignored', () => {
  const { service, injected, state, asked, look } = connected()
  const late = service.hang('lookUp')
  look()
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(asked()).toEqual([alice.address, bob.address])
  late.answer({ name: 'alice.eth', avatar: null })
  expect(accountView(state()).parts.name?.value).toBe('bob.eth')
})

test('a failed lookup is repeated at the next opening, but an empty result is not', () => {
  const { latchkey, service, state, asked, look } = connected()
  service.reject('lookUp', { code: 'unreachable' })
  service.answer('lookUp', { name: null, avatar: null })
  look()
  expect([accountView(state()).parts.name, state().identity?.byAddress[alice.address]?.status]).toEqual([
    null,
    'failed',
  ])
  for (let time = 0; time < 2; time++) {
    latchkey.dispatch(modal.closeRequested())
    look()
  }
  expect(asked()).toHaveLength(2)
  expect(accountView(state()).parts.name).toBeNull()
})

test('a silent lookup fails after twenty seconds, and the address is shown meanwhile', () => {
  const { service, clock, state, look } = connected()
  service.hang('lookUp')
  look()
  clock.pass(19_999)
  expect(state().identity?.byAddress[alice.address]?.status).toBe('loading')
  expect(accountView(state()).parts.address?.full).toBe(alice.address)
  clock.pass(1)
  expect(state().identity?.byAddress[alice.address]?.status).toBe('failed')
})

test('a second answer to one question changes nothing', () => {
  const { latchkey, service, state, look } = connected()
  const open = service.hang('lookUp')
  look()
  open.answer({ name: 'alice.eth', avatar: null })
  open.answer({ name: 'mallory.eth', avatar: null })
  latchkey.dispatch(identity.received({ address: bob.address, name: 'mallory.eth', avatar: null }))
  expect(Object.entries(state().identity?.byAddress ?? {})).toMatchObject([
    [alice.address, { name: 'alice.eth' }],
  ])
})

test('a host may ask without any view, again and again, and never twice at once', () => {
  const { latchkey, service, asked } = connected()
  const open = service.hang('lookUp')
  latchkey.dispatch(identity.refreshed())
  latchkey.dispatch(identity.refreshed())
  expect(asked()).toHaveLength(1)
  open.answer({ name: 'alice.eth', avatar: null })
  latchkey.dispatch(identity.refreshed())
  expect(asked()).toHaveLength(2)
})

test('ENS is not asked if the host does not offer chain 1', () => {
  const { service, look } = connected({
    options: { networks: [base] },
    wallets: [{ ...harbor, chainId: base.id }],
  })
  look()
  expect(service.questions.map(({ request }) => Object(request).ensNetwork as unknown)).toEqual([null])
})

test('a Solana account is shown by address without a lookup', async () => {
  const story = startWith({ options: { networks: [solanaDevnet] } })
  await story.latchkey.connect({ wallet: lagoon.wallet.key })
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(identity.refreshed())
  expect(story.identity.questions).toEqual([])
})

test('the identity feature is not fetched if it is disabled', () => {
  const { latchkey, features, asked, look } = connected({ options: { features: { identity: false } } })
  look()
  latchkey.dispatch(account.balanceRefreshed())
  expect(asked()).toEqual([])
  expect(features.questions.map(({ request }) => Object(request).feature as string)).not.toContain('identity')
})

test('disabling names at runtime hides them and ignores late answers', () => {
  const { latchkey, injected, service, asked, state, look } = connected()
  look()
  const late = service.hang('lookUp')
  latchkey.dispatch(identity.refreshed())
  latchkey.update({ features: { identity: false } })
  late.answer({ name: 'alice.eth', avatar: picture })
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [alice.address] })
  latchkey.dispatch(identity.refreshed())
  expect(asked()).toEqual([alice.address, alice.address])
  expect([accountView(state()).parts.name, accountSummaryIn()(state()).profileName]).toEqual([null, null])
  latchkey.update({ features: {} })
  expect(accountSummaryIn()(state()).profileName).toBe('alice.eth')
})

test('a long name is truncated on the button and complete in the header', () => {
  const { service, state, look } = connected()
  service.answer('lookUp', { name: 'abcdefghijklmnopqrstuvwxyz.eth', avatar: null })
  look()
  expect(accountButtonView(state())?.button.label).toBe('abcdefghijklmnopqr…')
  expect(accountView(state()).parts.name?.value).toBe('abcdefghijklmnopqrstuvwxyz.eth')
})
