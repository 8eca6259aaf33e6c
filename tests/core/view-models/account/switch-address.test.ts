import { expect, test } from 'vitest'
import { fakeIdentity } from '../../../../adapters/fake/fake-identity.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { accountSettingsView } from '../../../../core/view-models/account/account-settings.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { switchAddressView } from '../../../../core/view-models/account/switch-address.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

const shared = [alice.address, bob.address, carol.address]

/** Harbor shares three accounts, two of which have a name. */
function connected(options = {}, accounts = shared) {
  const identity = fakeIdentity({ known: { [alice.address]: { name: 'alice.eth', avatar: null } } })
  const wallet = { ...harbor, accounts, isTrusted: true }
  const story = startStory({ options, wallets: [wallet], ports: { identity } })
  const { latchkey, injected } = story
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(modal.openRequested({}))
  const [session = ''] = Object.keys(latchkey.state().connection.sessions)
  const labels = { [alice.address]: 'Account 1', [bob.address]: 'Savings' }
  latchkey.dispatch(
    connection.accountsChanged({ session, namespace: 'eip155', accounts: [...accounts], labels }),
  )
  latchkey.dispatch(router.viewPushed({ view: 'SwitchAddress' }))
  return {
    ...story,
    rows: () => switchAddressView(latchkey.state()).parts.list?.items ?? [],
    parts: () => switchAddressView(latchkey.state()).parts,
    account: () => accountView(latchkey.state()).parts,
    settings: () => accountSettingsView(latchkey.state()).parts,
    tells: (...told: readonly string[]) =>
      injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [...told] }),
  }
}

test('each account is called by its name, else as its wallet calls it, else by its address', () => {
  const { rows } = connected()
  expect(rows().map(({ label, detail }) => [label, detail])).toEqual([
    ['alice.eth', expect.stringMatching(/^0xf39F…2266/)],
    ['Savings', '0x7099…79C8'],
    ['0x3C44…93BC', undefined],
  ])
  expect(rows().map(({ selected = false }) => selected)).toEqual([true, false, false])
})

test('the head of the account says how the wallet calls it, where it goes by no name', () => {
  const { rows, account, latchkey } = connected()
  const [, savings] = rows()
  if (savings?.press) latchkey.dispatch(savings.press)
  expect(account().name?.value).toBe('Savings')
  expect(account().address?.full).toBe(bob.address)
})

test('a wallet that is locked meanwhile shows no account until it is unlocked', async () => {
  const { parts, rows, tells } = connected()
  tells()
  expect(parts()).toMatchObject({ locked: { title: 'Harbor is locked' }, list: null })
  tells(alice.address)
  await expect.poll(() => rows().map(({ key }) => key)).toEqual([alice.address])
})

test('the account leads here where its wallet shares several, and the host did not switch it off', () => {
  expect(connected().account().switchAddress?.press).toEqual(router.viewPushed({ view: 'SwitchAddress' }))
  expect(connected({}, [alice.address]).account().switchAddress).toBeNull()
  expect(connected({ features: { switchAddress: false } }).account().switchAddress).toBeNull()
})

test('settings tell of the account as its view does, and count those that can be chosen', () => {
  const { settings, account } = connected()
  const { avatar, name, address, network, explorer, disconnect } = account()
  expect(settings()).toMatchObject({ avatar, name, address, network, explorer, disconnect })
  expect(settings().accounts).toMatchObject({
    value: '3',
    press: router.viewPushed({ view: 'SwitchAddress' }),
  })
  expect(connected({}, [alice.address]).settings().accounts).toBeNull()
})

test('the settings of a locked wallet leave only the way out', () => {
  const { settings, tells } = connected()
  tells()
  const places = Object.entries(settings()).filter(([, part]) => part !== null)
  expect(places.map(([place]) => place)).toEqual(['locked', 'disconnect'])
})

test('the settings show frame parts only for frame accounts', () => {
  const { switchFailed, email, preferredAccount } = connected().settings()
  expect([switchFailed, email, preferredAccount]).toEqual([null, null, null])
})
