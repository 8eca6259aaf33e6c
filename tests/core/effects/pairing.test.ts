import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection.ts'
import { modal } from '../../../core/events/modal.ts'
import { pairing } from '../../../core/events/pairing.ts'
import { router } from '../../../core/events/router.ts'
import { connectView } from '../../../core/view-models/connect.ts'
import { connectingWalletConnectView } from '../../../core/view-models/connecting-wallet-connect.ts'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { fakeWalletConnect } from '../../../adapters/fake/fake-wallet-connect.ts'
import { fakeWalletRegistry } from '../../../adapters/fake/fake-wallet-registry.ts'
import type { FakeRemoteWallet } from '../../../adapters/fake/fake-wallet-connect.ts'
import { alice } from '../../../fixtures/people.ts'
import { beacon, harbor, listed, startStory } from '../../../fixtures/story.ts'

const phone: FakeRemoteWallet = {
  wallet: { key: 'topic-1', name: 'Phone', icon: null },
  eip155: { accounts: [alice.address], chainId: 'eip155:1' },
  chains: ['eip155:1', 'eip155:8453'],
}
const cedar = listed[1]!

function opened(parts: Parameters<typeof startStory>[0] = {}) {
  const story = startStory({ wallets: [], ...parts })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  const current = () => story.latchkey.state().pairing.current
  return {
    ...story,
    current,
    go: story.latchkey.dispatch,
    view: () => connectingWalletConnectView(story.latchkey.state()).parts,
  }
}
const connected = ({ latchkey }: ReturnType<typeof startStory>) =>
  latchkey.state().connection.byNamespace.eip155

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

const besideWallets = () => opened({ wallets: [harbor, beacon] })
const firstRow = ({ latchkey }: ReturnType<typeof startStory>) =>
  connectView(latchkey.state()).parts.installed?.items[0]

test('where no wallet is installed an address is ready as soon as the modal is open', () => {
  const { current, walletConnect } = opened()
  expect(current().status).toBe('ready')
  expect(walletConnect.questions[0]).toMatchObject({
    method: 'pair',
    request: { chains: ['eip155:1', 'eip155:8453', 'eip155:137'] },
  })
})

test('on a phone the address is ready at the press, whatever is installed', () => {
  const { current } = opened({ device: { kind: 'ios' }, wallets: [harbor] })
  expect(current().status).toBe('ready')
})

test('beside an installed wallet nothing of pairing is asked until somebody comes near it, once', () => {
  const story = besideWallets()
  expect(story.walletConnect.questions).toEqual([])
  story.go(firstRow(story)!.approach!)
  expect(story.current().status).toBe('ready')
  expect(firstRow(story)).not.toHaveProperty('approach')
  story.clock.pass(2000)
  expect(story.walletConnect.questions).toHaveLength(1)
})

test('beside an installed wallet an address is prepared when the dialog has stood for two seconds', () => {
  const story = besideWallets()
  story.clock.pass(1999)
  expect(story.walletConnect.questions).toEqual([])
  story.clock.pass(1)
  expect(story.current().status).toBe('ready')
})

test('a dialog that was closed, or that asks an installed wallet, prepares nothing', () => {
  for (const turn of [modal.closeRequested(), connection.walletChosen({ walletKey: harbor.wallet.key })]) {
    const story = besideWallets()
    story.injected.hang('connect')
    story.go(turn)
    story.clock.pass(60_000)
    expect(story.walletConnect.questions).toEqual([])
  }
})

test('a wallet that approves is connected, the modal closes, and the connection is remembered', () => {
  const story = opened()
  story.go(pairing.walletChosen({ walletId: cedar.id }))
  expect(story.view().qrCode?.text).toMatch(/^wc:/)
  story.walletConnect.approve(phone)
  expect(connected(story)).toMatchObject({
    status: 'connected',
    connector: 'walletConnect',
    accounts: [alice.address],
  })
  expect(story.latchkey.state().modal.open).toBe(false)
  expect(JSON.parse(story.storage.texts().connection ?? '')).toEqual({
    connector: 'walletConnect',
    wallet: phone.wallet,
    chainId: 'eip155:1',
  })
  expect(story.latchkey.state().wallets.recent).toEqual([cedar.id])
})

test('before it expires the address is renewed, and somebody who looks never sees an old one', () => {
  const story = opened()
  const first = story.view().qrCode?.text
  story.clock.pass(229_999)
  expect(story.view().qrCode?.text).toBe(first)
  story.clock.pass(1)
  expect(story.types()).toContain('pairing/expired')
  expect(story.view().qrCode?.text).toMatch(/^wc:/)
  expect(story.view().qrCode?.text).not.toBe(first)
})

test('a refusal is told, and a second later there is a new address', () => {
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

test('a relay that cannot be reached, and a refused project, are told with their reason and can be tried again', () => {
  const failing = startStory({ wallets: [] })
  failing.walletConnect.reject('pair', { code: 'unreachable' })
  failing.walletConnect.reject('pair', { code: 'project-refused', detail: 'Project not found' })
  failing.latchkey.start()
  failing.latchkey.dispatch(modal.openRequested({}))
  const parts = () => connectingWalletConnectView(failing.latchkey.state()).parts
  expect(parts().status?.title).toBe('The connection service cannot be reached')
  failing.latchkey.dispatch(parts().retry!.press!)
  expect(parts().status?.title).toBe('This app may not pair wallets')
  failing.latchkey.dispatch(parts().retry!.press!)
  expect(parts().qrCode?.text).toMatch(/^wc:/)
})

test('one address is kept over a thousand openings', () => {
  const story = opened()
  const first = story.current()
  for (let round = 0; round < 1000; round += 1) {
    story.go(modal.closeRequested())
    story.go(modal.openRequested({}))
  }
  expect(story.current()).toEqual(first)
  expect(story.walletConnect.questions).toHaveLength(1)
})

test('an address that expires while nobody looks is given up, and made anew when somebody does', () => {
  const story = opened()
  story.go(modal.closeRequested())
  story.clock.pass(300_000)
  expect(story.current().status).toBe('expired')
  expect(story.walletConnect.pairings()).toBe(0)
  story.go(modal.openRequested({}))
  expect(story.current().status).toBe('ready')
})

test('an address that ran out while the machine slept is not shown again', () => {
  const asleep = fakeWalletConnect({ now: () => -300_000 })
  const story = opened({ ports: { walletConnect: asleep } })
  const first = story.current()
  story.go(modal.closeRequested())
  story.go(modal.openRequested({}))
  expect(story.current()).toMatchObject({ status: 'ready' })
  expect(story.current()).not.toEqual(first)
  expect(asleep.pairings()).toBe(1)
})

test('a yes that comes after the modal was closed connects', () => {
  const story = opened()
  story.go(pairing.walletChosen({ walletId: cedar.id }))
  story.go(modal.closeRequested())
  story.walletConnect.approve(phone)
  expect(connected(story)).toMatchObject({ status: 'connected', connector: 'walletConnect' })
  expect(story.latchkey.state().modal.open).toBe(false)
})

test('a pairing is taken back when another wallet is connected, and when Latchkey is stopped', () => {
  const other = opened({ wallets: [harbor] })
  other.go(pairing.approached())
  other.go(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(other.walletConnect.pairings()).toBe(0)
  const stopped = opened()
  stopped.go(modal.closeRequested())
  stopped.latchkey.stop()
  expect(stopped.walletConnect.pairings()).toBe(0)
  stopped.clock.pass(600_000)
  expect(stopped.walletConnect.questions).toHaveLength(1)
})

test('a reload restores the session without a prompt, and one that is over is forgotten silently', () => {
  const kept = { connection: JSON.stringify({ connector: 'walletConnect', wallet: phone.wallet }) }
  const story = startStory({
    ports: { storage: fakeStorage(kept), walletConnect: fakeWalletConnect({ wallets: [phone] }) },
  })
  story.latchkey.start()
  expect(connected(story)).toMatchObject({
    status: 'connected',
    connector: 'walletConnect',
    wallet: phone.wallet,
  })
  const gone = startStory({ ports: { storage: fakeStorage(kept) } })
  gone.latchkey.start()
  expect(connected(gone)).toEqual({ status: 'disconnected' })
})

test('after a reload a phone is on the chain it was last on, and what is asked of it goes out there', async () => {
  const story = opened()
  story.walletConnect.approve(phone)
  story.walletConnect.change('topic-1', { kind: 'chain', chainId: 'eip155:8453' })
  const walletConnect = fakeWalletConnect({ wallets: [phone] })
  walletConnect.answer('request', '0x5161')
  const again = startStory({ ports: { storage: fakeStorage(story.storage.texts()), walletConnect } })
  again.latchkey.start()
  expect(connected(again)).toMatchObject({ status: 'connected', chainId: 'eip155:8453' })
  await again.latchkey.request({ method: 'personal_sign', params: ['0x00'] })
  expect(walletConnect.questions.at(-1)).toMatchObject({
    method: 'request',
    request: { walletKey: 'topic-1', chainId: 'eip155:8453', method: 'personal_sign' },
  })
})

test('a chain that the phone no longer approves of is forgotten for the one it restored the session on', () => {
  const kept = { connector: 'walletConnect', wallet: phone.wallet, chainId: 'eip155:137' }
  const storage = fakeStorage({ connection: JSON.stringify(kept) })
  const story = startStory({ ports: { storage, walletConnect: fakeWalletConnect({ wallets: [phone] }) } })
  story.latchkey.start()
  expect(connected(story)).toMatchObject({ status: 'connected', chainId: 'eip155:1' })
  expect(JSON.parse(storage.texts().connection ?? '')).toEqual({ ...kept, chainId: 'eip155:1' })
})

test('what the phone does moves the state, and disconnecting ends the session there', async () => {
  const story = opened()
  story.walletConnect.approve(phone)
  story.walletConnect.change('topic-1', { kind: 'chain', chainId: 'eip155:8453' })
  expect(connected(story)).toMatchObject({ chainId: 'eip155:8453' })
  await story.latchkey.disconnect()
  expect(connected(story)).toEqual({ status: 'disconnected' })
  expect(story.walletConnect.sessions()).toEqual([])
})

test('what the phone does in one namespace leaves the other as it is', () => {
  const [lamp, reed] = [
    '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6',
    '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  ]
  const solana = { accounts: [lamp], chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' as const }
  const story = opened()
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

test('on a phone a wallet is a link to its own app, followed in the same press; inside Telegram only https is', () => {
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

test('after the app was opened the view waits for it, and says what to do if nothing opened', () => {
  const story = startStory({ device: { kind: 'android' } })
  story.walletRegistry.answer('wallets', { wallets: [{ ...cedar, mobileLink: 'cedar://' }], count: 1 })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: cedar.id }))
  story.latchkey.dispatch(pairing.appOpened())
  const { status } = connectingWalletConnectView(story.latchkey.state()).parts
  expect(status?.body).toMatch(/Nothing opened\?/)
})

test('going back from the code keeps the pairing for the next wallet', () => {
  const story = opened()
  story.go(pairing.walletChosen({ walletId: null }))
  const first = story.view().qrCode?.text
  story.go(router.wentBack())
  story.go(pairing.walletChosen({ walletId: cedar.id }))
  expect(story.view().qrCode?.text).toBe(first)
})

test('trying again twice begins one pairing', () => {
  const story = startStory()
  story.walletConnect.reject('pair', { code: 'unreachable' })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(pairing.retried())
  story.latchkey.dispatch(pairing.retried())
  expect(story.walletConnect.questions.filter(({ method }) => method === 'pair')).toHaveLength(2)
})
