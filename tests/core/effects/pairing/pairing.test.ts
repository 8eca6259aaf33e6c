import { expect, test } from 'vitest'
import type { ChainId } from '../../../../core/domain/values/caip.ts'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { formatSessions, parseSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import type { RememberedSession } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { connectingWalletConnectView } from '../../../../core/view-models/pairing/connecting-wallet-connect.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeWalletConnect } from '../../../../adapters/fake/fake-wallet-connect.ts'
import { fakeWalletRegistry } from '../../../../adapters/fake/fake-wallet-registry.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

import { cedar, connected, opened, phone, settling } from './story.ts'

test('a wallet without a page to get it from is not said to be missing', () => {
  const nowhere = { id: 'nowhere', name: 'Nowhere' }
  const { go, view } = opened({
    ports: { walletRegistry: fakeWalletRegistry({ wallets: [nowhere, cedar] }) },
  })
  go(pairing.walletChosen({ walletId: nowhere.id }))
  expect(view()).toMatchObject({ missing: null, get: null })
  go(pairing.walletChosen({ walletId: cedar.id }))
  expect(view().missing?.title).toBe("Don't have Cedar?")
  expect(view().get).not.toBeNull()
})

/** What is kept of the phone. */
const kept = (chainId: ChainId): RememberedSession => ({
  connector: 'wallet-connect',
  wallet: phone.wallet,
  namespaces: [{ namespace: 'eip155', chainId }],
})

test('a wallet that approves is connected, the modal closes, and the connection is remembered', () => {
  const story = opened()
  story.go(pairing.walletChosen({ walletId: cedar.id }))
  expect(story.view().qrCode?.text).toMatch(/^wc:/)
  story.walletConnect.approve(phone)
  expect(connected(story)).toMatchObject({
    status: 'connected',
    connector: 'wallet-connect',
    accounts: [alice.address],
  })
  expect(story.latchkey.state().modal.open).toBe(false)
  expect(parseSessions(story.storage.texts().sessions ?? null)).toEqual([kept('eip155:1')])
  expect(story.latchkey.state().wallets.recent).toEqual([cedar.id])
})

test('a registry wallet that was opened but never paired is not stored as recent', () => {
  const story = opened({ wallets: [harbor] })
  story.go(pairing.walletChosen({ walletId: cedar.id }))
  story.go(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(connected(story)).toMatchObject({ wallet: harbor.wallet })
  expect(story.latchkey.state().wallets.recent).toEqual([])
})

test('a declined pairing is reported and gets a new URI after a second', () => {
  const story = opened()
  story.go(pairing.walletChosen({ walletId: null }))
  const first = story.view().qrCode?.text
  story.walletConnect.refuse()
  expect(story.latchkey.state().toast.current).toMatchObject({
    variant: 'error',
    message: { text: 'pairing.declined' },
  })
  story.clock.pass(1000)
  expect(story.view().qrCode?.text).toMatch(/^wc:/)
  expect(story.view().qrCode?.text).not.toBe(first)
})

test('an unreachable relay and a refused project are reported and can be retried', () => {
  const failing = startStory({ wallets: [] })
  failing.walletConnect.reject('pair', { code: 'unreachable' })
  failing.walletConnect.reject('pair', { code: 'project-refused', detail: 'Project not found' })
  failing.latchkey.start()
  failing.latchkey.dispatch(modal.openRequested({}))
  failing.clock.pass(settling)
  const parts = () => connectingWalletConnectView(failing.latchkey.state()).parts
  expect(parts().status?.title).toBe("Couldn't reach the connection service")
  failing.latchkey.dispatch(parts().retry!.press!)
  expect(parts().status?.title).toBe("This app can't connect mobile wallets")
  failing.latchkey.dispatch(parts().retry!.press!)
  expect(parts().qrCode?.text).toMatch(/^wc:/)
})

test('a reload restores a session without a prompt and discards an ended one silently', () => {
  const texts = { sessions: formatSessions([kept('eip155:1')]) ?? '' }
  const story = startStory({
    ports: {
      storage: fakeStorage(texts),
      connectors: { 'wallet-connect': fakeWalletConnect({ wallets: [phone] }) },
    },
  })
  story.latchkey.start()
  expect(connected(story)).toMatchObject({
    status: 'connected',
    connector: 'wallet-connect',
    wallet: phone.wallet,
  })
  const gone = startStory({ ports: { storage: fakeStorage(texts) } })
  gone.latchkey.start()
  expect(connected(gone)).toEqual({ status: 'disconnected' })
})

test('a restored phone is on its last chain, and requests go to that chain', async () => {
  const story = opened()
  story.walletConnect.approve(phone)
  story.walletConnect.change('topic-1', { kind: 'chain', chainId: 'eip155:8453' })
  const walletConnect = fakeWalletConnect({ wallets: [phone] })
  walletConnect.answer('request', '0x5161')
  const again = startStory({
    ports: { storage: fakeStorage(story.storage.texts()), connectors: { 'wallet-connect': walletConnect } },
  })
  again.latchkey.start()
  expect(connected(again)).toMatchObject({ status: 'connected', chainId: 'eip155:8453' })
  await again.latchkey.request({ method: 'personal_sign', params: ['0x00'] })
  expect(walletConnect.questions.at(-1)).toMatchObject({
    method: 'request',
    request: { walletKey: 'topic-1', chainId: 'eip155:8453', method: 'personal_sign' },
  })
})

test('a chain that the phone no longer approves of is forgotten for the one it restored the session on', () => {
  const storage = fakeStorage({ sessions: formatSessions([kept('eip155:137')]) ?? '' })
  const story = startStory({
    ports: { storage, connectors: { 'wallet-connect': fakeWalletConnect({ wallets: [phone] }) } },
  })
  story.latchkey.start()
  expect(connected(story)).toMatchObject({ status: 'connected', chainId: 'eip155:1' })
  expect(parseSessions(storage.texts().sessions ?? null)).toEqual([kept('eip155:1')])
})

test('changes on the phone update the state, and a disconnect ends the session there', async () => {
  const story = opened()
  story.walletConnect.approve(phone)
  story.walletConnect.change('topic-1', { kind: 'chain', chainId: 'eip155:8453' })
  expect(connected(story)).toMatchObject({ chainId: 'eip155:8453' })
  await story.latchkey.disconnect()
  expect(connected(story)).toEqual({ status: 'disconnected' })
  expect(story.walletConnect.sessions()).toEqual([])
})

test('changes of the phone in one namespace leave the other unchanged', () => {
  const [lamp, reed] = [
    '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6',
    '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  ]
  const solana = { accounts: [lamp], chainId: solanaDevnet.id }
  const story = opened({ options: { networks: [mainnet, solanaDevnet] } })
  const standing = () => story.latchkey.state().connection.byNamespace
  story.walletConnect.approve({ ...phone, solana })
  story.walletConnect.change('topic-1', { kind: 'accounts', namespace: 'solana', accounts: [reed] })
  expect(standing()).toMatchObject({ eip155: { accounts: [alice.address] }, solana: { accounts: [reed] } })
  story.walletConnect.change('topic-1', { kind: 'accounts', namespace: 'eip155', accounts: [] })
  expect(standing()).toMatchObject({ eip155: { status: 'locked' }, solana: { accounts: [reed] } })
  story.walletConnect.change('topic-1', { kind: 'accounts', namespace: 'solana', accounts: [lamp] })
  expect(standing()).toMatchObject({ solana: { accounts: [lamp] } })
})

test('a network is asked of the phone, not of a wallet beside the page', async () => {
  const story = opened()
  story.walletConnect.approve(phone)
  await story.latchkey.switchNetwork('eip155:8453')
  expect(connected(story)).toMatchObject({ chainId: 'eip155:8453' })
  expect(story.injected.questions).toEqual([])
})

test('on a phone a wallet is a link to its app, but only https inside Telegram', () => {
  const native = { ...cedar, mobileLink: 'cedar://' }
  const parts = (isTelegram: boolean, wallet = native) => {
    const story = startStory({ device: { kind: 'ios', isTelegram } })
    story.walletRegistry.answer('wallets', { wallets: [wallet], count: 1 })
    story.latchkey.start()
    story.latchkey.dispatch(modal.openRequested({}))
    story.latchkey.dispatch(pairing.walletChosen({ walletId: wallet.id }))
    return connectingWalletConnectView(story.latchkey.state()).parts
  }
  expect(parts(false).open).toMatchObject({
    label: 'Open Cedar',
    opensApp: true,
    press: { type: 'pairing/appOpened' },
  })
  expect(parts(false).open?.href).toMatch(/^cedar:\/\/wc\?uri=wc%3A/)
  expect(parts(false).qrCode).toBeNull()
  expect(parts(true).open).toBeNull()
  expect(parts(true, { ...cedar, mobileLink: 'https://cedar.example/' }).open?.href).toMatch(
    /^https:\/\/cedar\.example\/wc\?uri=/,
  )
  expect(parts(false, { ...cedar, mobileLink: 'javascript:alert(1)' }).open).toBeNull()
})

test('after the app was opened, the view waits and then advises if nothing opened', () => {
  const story = startStory({ device: { kind: 'android' } })
  story.walletRegistry.answer('wallets', { wallets: [{ ...cedar, mobileLink: 'cedar://' }], count: 1 })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: cedar.id }))
  story.latchkey.dispatch(pairing.appOpened())
  const { status } = connectingWalletConnectView(story.latchkey.state()).parts
  expect(status?.body).toMatch(/Nothing opened\?/)
})

test('trying again twice begins one pairing', () => {
  const story = startStory({ wallets: [] })
  story.walletConnect.reject('pair', { code: 'unreachable' })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(pairing.retried())
  story.latchkey.dispatch(pairing.retried())
  expect(story.walletConnect.questions.filter(({ method }) => method === 'pair')).toHaveLength(2)
})
