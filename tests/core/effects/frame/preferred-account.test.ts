import { expect, test } from 'vitest'
import { base } from '../../../../core/domain/network/known-networks.ts'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import { host } from '../../../../core/events/host.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { smartAccount } from '../../../../core/events/frame/smart-account.ts'
import { walletRequest } from '../../../../core/events/operations/wallet-request.ts'
import { addressChoice } from '../../../../core/view-models/account/state.ts'
import { contract, own, smartAccountStory, user } from './smart-account-story.ts'

const contractPreferred = smartAccount.preferRequested({ type: 'smartAccount' })

test('a preferred account that is not listed first fails and is reported', () => {
  const story = smartAccountStory()
  story.signIn()
  story.go(modal.openRequested({}), router.viewPushed({ view: 'AccountSettings' }), contractPreferred)
  expect([story.told().preferredAccountType, story.kept()]).toEqual(['eoa', undefined])
  expect(story.state().smartAccount).toMatchObject({ choice: null, failure: { code: 'wallet-failed' } })
  expect(story.view()).toBe('AccountSettings')
})

test('the account listed first decides the preference, whatever type the frame answers', () => {
  const story = smartAccountStory()
  story.signIn()
  const answered = story.frame.hang('setPreferredAccount')
  story.go(contractPreferred)
  story.acts(contract, own)
  answered.answer({ type: 'eoa', address: own })
  expect([story.told().preferredAccountType, story.kept()]).toEqual(['smartAccount', 'smartAccount'])
})

test('the address in the answer decides the choice before the account kinds are known', () => {
  const story = smartAccountStory()
  story.frame.hang('getUser')
  story.signIn()
  const answered = story.frame.hang('setPreferredAccount')
  story.go(contractPreferred)
  story.acts(contract, own)
  answered.answer({ type: 'smartAccount', address: contract })
  expect(story.kept()).toBe('smartAccount')
})

test('on a chain where contracts are no accounts the frame is not asked to prefer one', () => {
  const story = smartAccountStory({ accounts: [own], chainId: base.id, options: { networks: [base] } })
  story.signIn()
  story.go(contractPreferred)
  expect(story.state().smartAccount.failure).toEqual({ code: 'chain-unsupported' })
  expect(story.asked('setPreferredAccount')).toEqual([])
})

test('an account can be chosen once it is known of which kind it is', () => {
  const story = smartAccountStory()
  const answers = [1, 2, 3].map(() => story.frame.hang('getUser'))
  story.signIn()
  story.go(modal.openRequested({}))
  expect(story.item(contract)?.press).toBeNull()
  for (const { answer } of answers) answer(user)
  expect(story.item(contract)?.press).toEqual(contractPreferred)
})

test('the account kinds are read again on opening if the frame did not report them', () => {
  const story = smartAccountStory()
  for (const code of ['timed-out', 'unreachable'] as const) story.frame.reject('getUser', { code })
  story.signIn()
  expect(story.item(contract)?.press).toBeNull()
  story.go(modal.openRequested({}))
  expect(story.item(contract)?.press).toEqual(contractPreferred)
})

test('a choice under way is none after a stop and a start', () => {
  const story = smartAccountStory()
  story.signIn()
  story.frame.hang('setPreferredAccount')
  story.go(contractPreferred, host.stopped())
  story.latchkey.start()
  expect(story.state().smartAccount.choice).toBeNull()
})

test('a pending choice ends with its session, and a late answer is ignored', () => {
  const story = smartAccountStory()
  story.signIn()
  const answered = story.frame.hang('setPreferredAccount')
  story.go(contractPreferred)
  story.wallet.change({ kind: 'disconnected' })
  expect(story.asked('setPreferredAccount')[0]?.isAborted).toBe(true)
  answered.answer({ type: 'smartAccount', address: contract })
  expect(story.kept()).toBeUndefined()
})

test('a choice over which another is made ends with it, and the other counts', () => {
  const story = smartAccountStory()
  story.signIn()
  story.frame.hang('setPreferredAccount')
  story.go(contractPreferred)
  story.frame.answer('setPreferredAccount', { type: 'eoa', address: own })
  story.go(smartAccount.preferRequested({ type: 'eoa' }))
  const endings: readonly string[] = [smartAccount.preferFailed.type, smartAccount.preferred.type]
  expect(story.types().filter((type) => endings.includes(type))).toEqual(endings)
  expect(story.state().smartAccount).toMatchObject({ choice: null, failure: null })
})

test('the preference and its failure do not pass to the next visitor', () => {
  const story = smartAccountStory()
  story.signIn()
  story.go(contractPreferred)
  story.acts(contract, own)
  story.go(contractPreferred)
  expect(story.kept()).toBe('smartAccount')
  story.go(smartAccount.preferFailed({ choice: 'x', type: 'eoa', failure: { code: 'wallet-failed' } }))
  story.go(modal.openRequested({ view: 'Connect' }))
  story.clock.pass(31_000)
  const wallet = story.wallet.hang('connect')
  story.submit('bob@example.com')
  story.code('654321')
  expect([wallet === undefined, story.kept(), story.state().smartAccount.failure]).toEqual([
    false,
    undefined,
    null,
  ])
})

test('the other account kind is offered after a pending signature has ended', () => {
  const story = smartAccountStory({ frame: { user: { ...user, isSmartAccountDeployed: false } } })
  const answers = [story.frame.hang('getUser'), story.frame.hang('getUser')]
  story.signIn()
  const signature = story.wallet.hang('request')
  story.go(walletRequest.sent({ namespace: 'eip155', method: 'personal_sign', params: ['0x00', own] }))
  for (const { answer } of answers) answer({ ...user, isSmartAccountDeployed: false })
  expect(story.state().modal.open).toBe(false)
  signature.answer('0x01')
  expect(story.view()).toBe('UpgradeToSmartAccount')
})

test('a network change of another wallet is not sent to the frame', () => {
  const story = smartAccountStory()
  story.signIn()
  const before = story.asked('getUser').length
  story.wallet.change({ kind: 'chain', chainId: base.id })
  expect(story.asked('getUser')).toHaveLength(before)
  expect(story.storage.texts()[frameKeys.smartAccountEnabledNetworks]).toBe('1')
})

test('a host may write an account of the frame in letters of either case', () => {
  const story = smartAccountStory()
  story.signIn()
  expect(addressChoice(story.state(), contract.toLowerCase())).toEqual(contractPreferred)
})

test('an address that the frame does not share changes nothing', () => {
  const story = smartAccountStory({ accounts: [contract, own] })
  story.signIn()
  const choice = addressChoice(story.state(), `0x${'1'.repeat(40)}`)
  if (choice) story.go(choice)
  expect(story.asked('setPreferredAccount')).toEqual([])
  expect(story.told().address).toBe(contract)
})
