import { expect, test } from 'vitest'
import { fakeFrameConnector } from '../../../../adapters/fake/fake-frame-connector.ts'
import { fakeFrame } from '../../../../adapters/fake/fake-frame.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import { mainnet, solana } from '../../../../core/domain/network/known-networks.ts'
import { typedCode } from '../../../../core/domain/frame/one-time-code.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { email } from '../../../../core/events/frame/email.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { lamp, reed } from '../connection/two-wallets-story.ts'

const lantern = {
  wallet: { key: 'standard:Lantern', name: 'Lantern', icon: null },
  accounts: [lamp],
  chainId: solana.id,
}

/** A page that offers both kinds of networks, a browser wallet of each, and Alice's wallet in the frame for both. */
const story = () => {
  const frame = fakeFrameConnector({
    shared: [
      { accounts: [alice.address], chainId: mainnet.id },
      { accounts: [reed], chainId: solana.id },
    ],
  })
  const standard = fakeWalletStandard({ wallets: [lantern] })
  const storage = fakeStorage()
  const started = startStory({
    wallets: [harbor],
    options: { features: { email: true }, networks: [mainnet, solana] },
    ports: { frame: fakeFrame(), storage, connectors: { frame, 'wallet-standard': standard } },
  })
  const { latchkey } = started
  latchkey.start()
  const go = latchkey.dispatch
  const connect = (wallet: string) => latchkey.connect({ wallet })
  const signIn = () => {
    go(modal.openRequested({ view: 'Connect' }))
    go(email.typed({ text: 'alice@example.com' }))
    go(email.submitted({ email: 'alice@example.com', by: 'visitor' }))
    go(email.codeTyped(typedCode('123456')))
  }
  const standing = () => latchkey.state().connection
  const serving = () =>
    Object.values(standing().byNamespace).map((one) =>
      'session' in one ? standing().sessions[one.session]?.wallet.name : one.status,
    )
  const told = () =>
    [...started.injected.questions, ...standard.questions, ...frame.questions]
      .filter(({ method }) => method === 'disconnect')
      .map(({ request }) => Object(request).walletKey as string)
  const kept = () =>
    Object.fromEntries(Object.entries(storage.texts()).filter(([key]) => Object.hasOwn(frameKeys, key)))
  return { ...started, frame, standard, go, connect, signIn, serving, told, kept }
}

test('a sign-in on Ethereum leaves a connected Solana wallet, and both are shown', async () => {
  const { connect, signIn, serving, told, go, latchkey } = story()
  await connect(lantern.wallet.key)
  signIn()
  expect([serving(), told()]).toEqual([['Email', 'Lantern'], []])
  go(modal.openRequested({ view: 'Account' }))
  expect(accountView(latchkey.state()).parts.others?.items).toMatchObject([{ key: 'solana' }])
})

test('a Solana wallet joins a sign-in on Ethereum', async () => {
  const { connect, signIn, serving, told } = story()
  signIn()
  expect(serving()).toEqual(['Email', 'Email'])
  await connect(lantern.wallet.key)
  expect([serving(), told()]).toEqual([['Email', 'Lantern'], []])
})

test('a sign-in replaces a connected Ethereum wallet and adds a Solana account', async () => {
  const { connect, signIn, serving, told } = story()
  await connect(harbor.wallet.key)
  signIn()
  expect([serving(), told()]).toEqual([['Email', 'Email'], [harbor.wallet.key]])
})

test('an Ethereum wallet replaces one half of a sign-in, and the end of the other signs out', async () => {
  const { connect, signIn, serving, told, go, kept } = story()
  signIn()
  await connect(harbor.wallet.key)
  expect([serving(), told()]).toEqual([['Harbor', 'Email'], []])
  expect(kept()).toMatchObject({ email: 'alice@example.com' })
  go(connection.disconnectRequested({ namespace: 'solana' }))
  expect([serving(), told()]).toEqual([['Harbor', 'disconnected'], ['frame']])
  expect(kept()).toEqual({})
})

test('a signed-in account serves Solana without a code once the Solana wallet is disconnected', async () => {
  const { connect, signIn, serving, go } = story()
  await connect(lantern.wallet.key)
  signIn()
  go(connection.disconnectRequested({ namespace: 'solana' }))
  expect(serving()).toEqual(['Email', 'disconnected'])
  go(modal.openRequested({ view: 'Networks' }))
  go(network.chosen({ chainId: solana.id }))
  await expect.poll(serving).toEqual(['Email', 'Email'])
})

test('another try is about the same kinds of networks', async () => {
  const { connect, signIn, serving, go, frame } = story()
  await connect(lantern.wallet.key)
  frame.reject('connect', { code: 'timed-out' })
  signIn()
  go(connection.retried())
  expect(serving()).toEqual(['Email', 'Lantern'])
})

test('a wallet for Solana that is asked meanwhile is not overtaken', () => {
  const { signIn, serving, standard, latchkey } = story()
  const asked = standard.hang('connect')
  void latchkey.connect({ wallet: lantern.wallet.key })
  signIn()
  asked.answer({ namespaces: [{ namespace: 'solana', chainId: solana.id, accounts: [lamp] }] })
  expect(serving()).toEqual(['Email', 'Lantern'])
})
