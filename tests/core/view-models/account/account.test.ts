import { expect, test } from 'vitest'
import { sharing } from '../../../../adapters/fake/sharing.ts'
import { connectionIn } from '../../../../fixtures/connection-in.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { connectButtonView } from '../../../../core/view-models/buttons/connect-button.ts'
import { account } from '../../../../core/events/account/account.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { toastDuration } from '../../../../core/domain/shell/toast.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { beacon, harbor, startStory } from '../../../../fixtures/story.ts'

function connected(options = {}) {
  const story = startStory({ options })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  return { ...story, parts: () => accountView(story.latchkey.state()).parts }
}

test('the account shows address, balance, network, wallet, explorer and disconnect', () => {
  const { parts } = connected()
  expect(parts().address).toMatchObject({ value: '0xf39F…2266', full: alice.address })
  expect(parts().balance?.value).toBe('1.2345 ETH')
  expect(parts().network?.value).toBe('Ethereum')
  expect(parts().wallet?.value).toBe('Harbor')
  expect(parts().explorer).toMatchObject({
    label: 'View on Etherscan',
    href: `https://etherscan.io/address/${alice.address}`,
  })
  expect(parts().disconnect?.press).toEqual(connection.disconnectRequested())
  expect(parts().wrongNetwork).toBeNull()
})

test('a balance is cut to four digits, and every digit is there for a pointer', () => {
  const { parts, evm, injected } = connected()
  evm.answer('balance', { amount: '10000000000000000000001' })
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  expect(parts().balance).toMatchObject({ value: '10,000 ETH', exact: '10,000.000000000000000001 ETH' })
})

test('a balance is written as people of the locale write it', () => {
  const { parts } = connected({ locale: 'de' })
  expect(parts().balance?.value).toBe('1,2345 ETH')
})

test('a loading balance shows no number, and a failed one offers a retry', () => {
  const { parts, evm, injected } = connected()
  const question = evm.hang('balance')
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:137' })
  expect(parts().balance).toMatchObject({ value: null, full: 'Loading balance' })
  question.reject({ code: 'unreachable' })
  expect(parts().balance).toMatchObject({ value: 'Balance unavailable', tone: 'negative' })
  expect(parts().balanceRetry?.press?.type).toBe('account/balanceRefreshed')
})

test('on a network the app does not use it says so and leads to the networks', () => {
  const { parts, injected } = connected()
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:56' })
  expect(parts().wrongNetwork?.body).toBe('Your wallet is on BNB Smart Chain. Switch networks to continue.')
  expect(parts().switchNetwork?.press).toMatchObject({
    type: 'router/viewPushed',
    data: { view: 'Networks' },
  })
  expect([parts().balance, parts().explorer]).toEqual([null, null])
})

test('the account offers a connection, or names the wallet that reconnects', () => {
  const story = startStory()
  expect(accountView(story.latchkey.state()).parts.connect?.label).toBe('Connect wallet')
  const returning = startStory({
    ports: {
      storage: fakeStorage({
        sessions: JSON.stringify({
          v: 1,
          sessions: [{ connector: 'injected', wallet: harbor.wallet, namespaces: [{ namespace: 'eip155' }] }],
        }),
      }),
    },
  })
  returning.injected.hang('reconnect')
  returning.latchkey.start()
  expect(accountView(returning.latchkey.state()).parts.waiting?.label).toBe('Reconnecting to Harbor')
  expect(connectButtonView(returning.latchkey.state()).button).toMatchObject({
    label: 'Connecting…',
    busy: true,
  })
})

test('a locked wallet says how to go on, and how to leave', () => {
  const { parts, injected, latchkey } = connected()
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  expect(parts().locked).toMatchObject({
    title: 'Harbor is locked',
    body: "Unlock Harbor to continue. If that doesn't help, connect Harbor again.",
  })
  expect(parts().connect?.label).toBe('Connect another wallet')
  expect(parts().disconnect?.press).toEqual(connection.disconnectRequested())
  expect(parts().balance).toBeNull()
  expect(connectButtonView(latchkey.state()).button.label).toBe('Wallet locked')
})

test('a locked wallet that forgot this page is connected again, as one session', () => {
  const { parts, injected, latchkey } = connected()
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  injected.answer('connect', sharing({ accounts: [bob.address], chainId: 'eip155:1' }))
  expect(parts().connectAgain?.label).toBe('Connect again')
  latchkey.dispatch(parts().connectAgain?.press ?? connection.disconnectRequested())
  expect(connectionIn(latchkey.state())).toMatchObject({ status: 'connected', accounts: [bob.address] })
  expect(Object.keys(latchkey.state().connection.sessions)).toHaveLength(1)
  expect(parts().connectAgain).toBeNull()
})

test('a request that waits for the wallet for ten seconds is explained until it is answered', async () => {
  const { parts, injected, clock, latchkey } = connected()
  const signing = injected.hang('request')
  const signed = latchkey.request({ method: 'personal_sign', params: [] })
  expect(parts().request).toBeNull()
  clock.pass(10_000)
  expect(parts().request).toMatchObject({
    title: 'Waiting for you in Harbor',
    body: 'Open Harbor and answer the request.',
  })
  signing.answer('0x5167')
  await signed
  expect(parts().request).toBeNull()
})

test('a lingering request of one wallet is not shown for the next', async () => {
  const { parts, injected, clock, latchkey } = connected()
  injected.hang('request')
  latchkey.request({ method: 'personal_sign', params: [] }).catch(() => {})
  clock.pass(5_000)
  await latchkey.disconnect()
  await latchkey.connect({ wallet: beacon.wallet.key })
  clock.pass(10_000)
  expect(parts().request).toBeNull()
})

test('the copy button says that it has copied, until its message has passed', () => {
  const { latchkey, clock, parts } = connected()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(account.addressCopyRequested())
  expect(parts().copy).toMatchObject({ label: 'Address copied', icon: 'check' })
  expect(toastView(latchkey.state())?.isShownByView).toBe(true)
  clock.pass(toastDuration)
  expect(parts().copy).toMatchObject({ label: 'Copy address', icon: 'copy' })
})

test('a copy that fails is told by a toast, and the button stays as it was', () => {
  const { latchkey, clipboard, parts } = connected()
  clipboard.block()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(account.addressCopyRequested())
  expect(parts().copy).toMatchObject({ label: 'Copy address', icon: 'copy' })
  expect(toastView(latchkey.state())?.isShownByView).toBe(false)
})
