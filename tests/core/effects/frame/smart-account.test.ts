import { expect, test } from 'vitest'
import { base, mainnet, solana } from '../../../../core/domain/network/known-networks.ts'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import type { Network } from '../../../../core/domain/network/network.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { smartAccount } from '../../../../core/events/frame/smart-account.ts'
import type { FrameUser } from '../../../../core/ports/frame.ts'
import { createFrameVerbs } from '../../../../core/verbs/frame-verbs.ts'
import { accountSettingsView } from '../../../../core/view-models/account/account-settings.ts'
import { accountState } from '../../../../core/view-models/account/state.ts'
import { switchAddressView } from '../../../../core/view-models/account/switch-address.ts'
import { upgradeToSmartAccountView } from '../../../../core/view-models/frame/upgrade-to-smart-account.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { eventually } from '../../../eventually.ts'
import { emailStory } from './email-story.ts'

const [own, contract] = [alice.address, bob.address]

const user: FrameUser = {
  address: own,
  chainId: mainnet.id,
  accounts: [
    { address: own, type: 'eoa' },
    { address: contract, type: 'smartAccount' },
  ],
  preferredAccountType: 'eoa',
  isSmartAccountDeployed: false,
}

type Given = {
  readonly chains?: readonly string[]
  readonly isDeployed?: boolean
  readonly isSiweEnabled?: boolean
  readonly networks?: readonly [Network, ...Network[]]
  readonly accounts?: string[]
}

/** Alice signs in by e-mail, and has a contract beside her key's own account. */
const signedIn = ({
  chains = [mainnet.id],
  isDeployed = false,
  isSiweEnabled = false,
  networks,
  accounts = [own, contract],
}: Given = {}) => {
  const story = emailStory({
    frame: { user: { ...user, isSmartAccountDeployed: isDeployed }, smartAccountNetworks: chains },
    accounts,
    ...(networks && { chainId: networks[0].id }),
    options: { isSiweEnabled, ...(networks && { networks: [...networks] }) },
  })
  story.submit()
  story.code('123456')
  const settings = () => accountSettingsView(story.state()).parts
  const told = () => accountState(story.state())
  const kept = (key: keyof typeof frameKeys) => story.storage.texts()[frameKeys[key]]
  /** The wallet says which account acts from now on, as it does once the frame took a choice. */
  const acts = (...accounts: string[]) =>
    story.wallet.change({ kind: 'accounts', namespace: 'eip155', accounts })
  return { ...story, settings, told, kept, acts }
}

test('a first sign-in offers the smart account, and the visitor can postpone it', () => {
  const story = signedIn()
  expect(story.state().modal.open).toBe(true)
  expect(story.view()).toBe('UpgradeToSmartAccount')
  const { later } = upgradeToSmartAccountView(story.state()).parts
  story.go(...(later.press ? [later.press] : []))
  expect(story.view()).toBe('Account')
  expect(story.asked('setPreferredAccount')).toEqual([])
})

test('the smart account offer replaces the code view without closing the modal', () => {
  const story = emailStory({ frame: { user, smartAccountNetworks: [mainnet.id] } })
  const opened = story.wallet.hang('connect')
  story.submit()
  story.code('123456')
  expect(story.asked('getUser')).toHaveLength(1)
  const seen: boolean[] = []
  story.latchkey.subscribe(() => void seen.push(story.state().modal.open))
  opened.answer({
    namespaces: [{ namespace: 'eip155', chainId: mainnet.id, accounts: [own, contract] }],
  })
  expect(story.view()).toBe('UpgradeToSmartAccount')
  expect(seen).not.toContain(false)
  expect(story.asked('getUser')).toHaveLength(1)
})

test.each<[string, Given]>([
  ['its contract stands already', { isDeployed: true }],
  ['the chain is not for contracts', { chains: [base.id] }],
  ['their contract acts', { accounts: [contract, own] }],
])('the smart account is not offered if %s', (_, given) => {
  expect(signedIn(given).state().modal.open).toBe(false)
})

test('accepting the offer makes the smart account the active one for page and host', () => {
  const story = signedIn()
  const answered = story.frame.hang('setPreferredAccount')
  story.go(smartAccount.upgradeAccepted())
  expect(upgradeToSmartAccountView(story.state()).parts.upgrade).toMatchObject({ busy: true, press: null })
  story.acts(contract, own)
  answered.answer({ type: 'smartAccount', address: contract })
  expect(story.view()).toBe('Account')
  expect(story.told()).toMatchObject({
    address: contract,
    preferredAccountType: 'smartAccount',
    smartAccountDeployed: false,
    allAccounts: [
      { address: contract, type: 'smartAccount' },
      { address: own, type: 'eoa' },
    ],
  })
  expect([story.kept('preferredAccountType'), story.kept('smartAccountEnabledNetworks')]).toEqual([
    'smartAccount',
    '1',
  ])
})

test('the settings lead to the other kind, and back', () => {
  const story = signedIn({ isDeployed: true, accounts: [contract, own] })
  story.go(modal.openRequested({}), router.viewPushed({ view: 'AccountSettings' }))
  expect(story.settings().preferredAccount).toMatchObject({
    label: 'Switch to your standard account',
    press: smartAccount.preferRequested({ type: 'eoa' }),
  })
  expect(story.told().smartAccountDeployed).toBe(true)
  story.go(smartAccount.preferRequested({ type: 'eoa' }))
  story.acts(own, contract)
  expect(story.settings().preferredAccount?.label).toBe('Switch to your smart account')
})

test('the account list shows both kinds, and a press sends the choice to the frame', () => {
  const story = signedIn({ isDeployed: true })
  story.go(modal.openRequested({}))
  expect(switchAddressView(story.state()).parts.list?.items).toMatchObject([
    { label: 'Email account' },
    { label: 'Smart account', press: smartAccount.preferRequested({ type: 'smartAccount' }) },
  ])
})

// On Solana the account itself leads on to a sign-in that is owed, and it has one kind of account.
test.each<[string, Given, string, string]>([
  ['must sign in, on an EVM chain', { isSiweEnabled: true }, 'eip155', 'ConnectingSiwe'],
  ['need not sign in, on an EVM chain', {}, 'eip155', 'Account'],
  ['must sign in, on Solana', { isSiweEnabled: true }, 'solana', 'Account'],
  ['need not sign in, on Solana', {}, 'solana', 'Account'],
])(
  'a choice leads a visitor who must, or need not, sign in to the right view: %s',
  (_, given, namespace, view) => {
    const chain = namespace === 'solana' ? solana : mainnet
    const story = signedIn({ ...given, networks: [chain], isDeployed: true, accounts: [own] })
    story.go(modal.openRequested({}), router.viewPushed({ view: 'AccountSettings' }))
    story.go(smartAccount.preferRequested({ type: 'eoa' }))
    const preferred = story.events.findLast(({ type }) => type === smartAccount.preferred.type)
    const move = story.events.find(
      ({ type, cause }) => type === router.viewReset.type && cause === preferred?.id,
    )
    expect(move?.data).toEqual({ view })
  },
)

test('a refused choice is reported in its view, and the account remains', () => {
  const story = signedIn()
  story.frame.reject('setPreferredAccount', { code: 'wallet-failed', detail: 'Nobody is signed in.' })
  story.go(smartAccount.upgradeAccepted())
  expect(story.view()).toBe('UpgradeToSmartAccount')
  expect(upgradeToSmartAccountView(story.state()).parts).toMatchObject({
    failed: { title: "Couldn't upgrade to a smart account", body: 'Nobody is signed in.' },
    upgrade: { press: smartAccount.upgradeAccepted() },
  })
  expect(story.told().preferredAccountType).toBe('eoa')
})

test('an unanswered choice shows readable advice', () => {
  const story = signedIn()
  const detail = 'The secure frame gave no answer to SET_PREFERRED_ACCOUNT …'
  story.frame.reject('setPreferredAccount', { code: 'timed-out', detail })
  story.go(smartAccount.upgradeAccepted())
  expect(upgradeToSmartAccountView(story.state()).parts.failed).toMatchObject({
    title: "Couldn't upgrade to a smart account",
    body: 'Try again in a moment.',
  })
})

test('a choice without a frame wallet fails with unauthorized and ends the loading', () => {
  const story = emailStory()
  story.go(smartAccount.preferRequested({ type: 'smartAccount' }))
  expect(story.state().smartAccount).toMatchObject({ choice: null, failure: { code: 'unauthorized' } })
  expect(story.state().modal.loading).toBe(false)
  expect(story.asked('setPreferredAccount')).toEqual([])
})

test('unknown smart account networks count as none, and an empty list is stored', () => {
  const story = emailStory({ frame: { user } })
  story.frame.reject('smartAccountNetworks', { code: 'timed-out' })
  story.submit()
  story.code('123456')
  expect(story.state().smartAccount.networks).toEqual([])
  expect(story.storage.texts()[frameKeys.smartAccountEnabledNetworks]).toBe('')
  expect(accountState(story.state())).toMatchObject({
    preferredAccountType: 'eoa',
    allAccounts: [{ type: 'eoa' }],
  })
})

test('on a chain that is not for contracts there is nothing to choose', () => {
  const story = signedIn({ isDeployed: true })
  story.go(modal.openRequested({}), network.chosen({ chainId: base.id }))
  expect(story.settings().preferredAccount).toBeNull()
  expect(story.told().preferredAccountType).toBe('eoa')
})

test('a disconnect during the offer closes it and clears the stored data', () => {
  const story = signedIn()
  story.go(connection.disconnectRequested({}))
  expect(story.view()).not.toBe('UpgradeToSmartAccount')
  expect(story.kept('smartAccountEnabledNetworks')).toBeUndefined()
})

test('a choice that is answered after its session ended is ignored', () => {
  const story = signedIn()
  const answered = story.frame.hang('setPreferredAccount')
  story.go(smartAccount.upgradeAccepted(), connection.disconnectRequested({}))
  answered.answer({ type: 'smartAccount', address: contract })
  expect(story.kept('preferredAccountType')).toBeUndefined()
  expect(story.state().smartAccount.choice).toBeNull()
})

test('a sign-in of the host offers no smart account and opens no modal', async () => {
  const story = emailStory({ frame: { user } })
  story.go(modal.closeRequested())
  const { byEmail, enterCode } = createFrameVerbs(story.latchkey)
  const session = byEmail('alice@example.com')
  await eventually(() => expect(story.state().email.flow?.step).toBe('code'))
  enterCode('123456')
  await session
  expect(story.types()).not.toContain('smartAccount/upgradeOffered')
  expect(story.state().modal.open).toBe(false)
})

test('a session that is restored is offered nothing', () => {
  const story = signedIn()
  expect(story.types().filter((type) => type === 'smartAccount/upgradeOffered')).toHaveLength(1)
  story.go(modal.closeRequested(), modal.openRequested({}))
  expect(story.view()).toBe('Account')
})
