import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { expect, test } from 'vitest'
import { createWalletStandard } from '../../../adapters/wallet-standard/wallet-standard.ts'
import { collectRegistrations } from '../../../adapters/wallet-standard/registrations.ts'
import { fromBase58, toBase58 } from '../../../core/domain/values/base58.ts'
import { toBase64 } from '../../../core/domain/values/base64.ts'
import { base, mainnet, solana, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { solanaChains } from '../../../core/domain/network/solana.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { harbor } from '../../../fixtures/story.ts'
import { getProvider } from '../../../renderers/providers/get-provider.ts'
import { registerSolanaWallet } from '../../../renderers/providers/register-solana-wallet.ts'
import { listenTo, unhurried } from '../../adapters/answers.ts'
import { transactionFor } from '../../adapters/wallet-standard/standard-wallet.ts'
import { lagoon, startWith } from '../../core/effects/connection/solana-wallet-story.ts'
import { currentView } from '../../../core/selectors/shell/current-view.ts'
import { shownViews } from '../../../fixtures/shown-views.ts'

type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature &
  SolanaSignInFeature
type OurWallet = Wallet & { readonly features: Features }

const look = { name: 'Example', icon: 'data:image/svg+xml,%3Csvg/%3E' } as const
const signature = toBase58(new Uint8Array(64).fill(7))
const wordsOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** A story whose wallet is registered with a page, and as an app of that page sees it. */
function begin(story = startWith()) {
  const page = new EventTarget()
  const seen: OurWallet[] = []
  const hear = () => collectRegistrations(page, hearOne, () => {})
  const hearOne = (wallet: unknown) => {
    seen.push(wallet as OurWallet)
    return () => void seen.splice(seen.indexOf(wallet as OurWallet), 1)
  }
  hear()
  const end = registerSolanaWallet(story.latchkey, look, page)
  const [wallet] = seen
  if (!wallet) throw new Error('No wallet was registered.')
  const changes: (readonly string[])[] = []
  wallet.features['standard:events'].on('change', ({ accounts = [] }) =>
    changes.push(accounts.map(({ address }) => address)),
  )
  const requests = () =>
    story.standard.questions.flatMap(({ method, request }) =>
      method === 'request' ? [request as { method: string; params: unknown; chainId: string }] : [],
    )
  const accountOf = async (): Promise<WalletAccount> => {
    const { accounts } = await wallet.features['standard:connect'].connect()
    const [account] = accounts
    if (!account) throw new Error('No account is shared.')
    return account
  }
  return { ...story, page, seen, hear, end, wallet, changes, requests, accountOf }
}

async function connected() {
  const story = begin()
  await story.connect()
  return { ...story, account: await story.accountOf() }
}

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    ({ name, code }: { name: string; code: number }) => ({ name, code }),
  )
const failsWith = (code: number) => ({ name: 'ProviderRpcError', code })

test('an app sees one Solana wallet, early or late, until it is unregistered', () => {
  const { seen, hear, end, wallet } = begin()
  expect(seen).toHaveLength(1)
  expect(wallet).toMatchObject({ version: '1.0.0', name: 'Example', chains: ['solana:devnet'], accounts: [] })
  hear()
  expect(seen).toEqual([wallet, wallet])
  end()
  expect(seen).toEqual([])
  hear()
  expect(seen).toEqual([])
})

test('no Latchkey on the page lists it, and on a server nothing happens', () => {
  const { latchkey, page } = begin()
  const standard = createWalletStandard({ target: page, send: async () => ({ signature: '' }) })
  expect(listenTo(standard.announcements(null, unhurried)).values).toEqual([])
  expect(() => registerSolanaWallet(latchkey, look, {})()).not.toThrow()
})

test('connecting opens the modal for Solana, and a silent app never does', async () => {
  const { latchkey, wallet, changes, types } = begin()
  const { connect } = wallet.features['standard:connect']
  expect(await connect({ silent: true })).toEqual({ accounts: [] })
  expect(types()).not.toContain('modal/openRequested')
  const both = [connect(), connect()]
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  expect(latchkey.state().network?.preferred.solana).toBe(solanaChains.devnet)
  latchkey.dispatch(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  const [one, other] = await Promise.all(both)
  expect(one?.accounts).toBe(other?.accounts)
  expect(one?.accounts).toEqual(wallet.accounts)
  expect(wallet.accounts).toMatchObject([
    {
      address: lagoon.accounts[0],
      chains: ['solana:devnet'],
      publicKey: fromBase58(lagoon.accounts[0] ?? ''),
    },
  ])
  expect(changes).toEqual([lagoon.accounts])
  expect(types().filter((type) => type === 'modal/openRequested')).toHaveLength(1)
})

test('closing the modal rejects with 4001', async () => {
  const { latchkey, wallet } = begin()
  const asked = refusal(wallet.features['standard:connect'].connect())
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  latchkey.close()
  expect(await asked).toEqual(failsWith(4001))
})

test('an unlocked wallet answers a pending connect, and the modal stays open', async () => {
  const { latchkey, wallet, connect, standard } = begin()
  await connect()
  const change = (accounts: readonly string[]) =>
    standard.change(lagoon.wallet.key, { kind: 'accounts', namespace: 'solana', accounts: [...accounts] })
  change([])
  const asked = wallet.features['standard:connect'].connect()
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  change(lagoon.accounts)
  expect((await asked).accounts).toMatchObject([{ address: lagoon.accounts[0] }])
  expect(latchkey.state().modal.open).toBe(true)
})

test('with an Ethereum wallet alone the modal asks for a Solana wallet', async () => {
  const { latchkey, wallet } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const asked = wallet.features['standard:connect'].connect()
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  expect(currentView(latchkey.state())).toBe('SwitchActiveChain')
  latchkey.dispatch(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  latchkey.close()
  expect((await asked).accounts).toMatchObject([{ address: lagoon.accounts[0] }])
})

test('accounts are the same objects as long as they are the same, and no app can change their keys', async () => {
  const { wallet, account, latchkey } = await connected()
  Reflect.apply(Uint8Array.prototype.fill, account.publicKey, [0])
  expect(toBase58(Uint8Array.from(account.publicKey))).toBe(account.address)
  latchkey.dispatch(connection.walletChosen({ walletKey: 'nobody' }))
  expect(wallet.accounts[0]).toBe(account)
})

test('wallet changes and a disconnect are emitted once', async () => {
  const { wallet, changes, standard } = await connected()
  changes.length = 0
  const other = toBase58(new Uint8Array(32).fill(3))
  standard.change(lagoon.wallet.key, { kind: 'accounts', namespace: 'solana', accounts: [other] })
  await wallet.features['standard:disconnect'].disconnect()
  expect(changes).toEqual([[other], []])
  expect(wallet.accounts).toEqual([])
})

test('messages are signed by the wallet in order, and come back as bytes', async () => {
  const { wallet, account, standard, requests } = await connected()
  standard.answer('request', { signature })
  standard.answer('request', { signature, signedMessage: toBase58(new TextEncoder().encode('Changed')) })
  const outputs = await wallet.features['solana:signMessage'].signMessage(
    { account, message: new TextEncoder().encode('One') },
    { account, message: new TextEncoder().encode('Two') },
  )
  expect(outputs.map(({ signedMessage }) => wordsOf(signedMessage))).toEqual(['One', 'Changed'])
  expect(outputs.map((output) => toBase58(output.signature))).toEqual([signature, signature])
  expect(requests()).toMatchObject([
    { method: 'solana_signMessage', params: { pubkey: account.address } },
    { method: 'solana_signMessage' },
  ])
})

test('a single transaction is signed, even by a wallet that returns only its signature', async () => {
  const { wallet, account, standard } = await connected()
  const transaction = transactionFor(account.address)
  standard.answer('request', { signature })
  const [output] = await wallet.features['solana:signTransaction'].signTransaction({ account, transaction })
  const signed = Uint8Array.from(transaction)
  signed.fill(7, 1, 65)
  expect(output?.signedTransaction).toEqual(signed)
})

test('several transactions are one question, and one after the other where a wallet does not know it', async () => {
  const { wallet, account, standard, requests } = await connected()
  const { signTransaction } = wallet.features['solana:signTransaction']
  const transaction = transactionFor(account.address)
  const answered = { transaction: toBase64(transaction), signature }
  standard.answer('request', { transactions: [toBase64(transaction), toBase64(transaction)] })
  expect(await signTransaction({ account, transaction }, { account, transaction })).toHaveLength(2)
  standard.reject('request', { code: 'method-unsupported' })
  standard.answer('request', answered)
  standard.answer('request', answered)
  expect(await signTransaction({ account, transaction }, { account, transaction })).toHaveLength(2)
  expect(requests().map(({ method }) => method)).toEqual([
    'solana_signAllTransactions',
    'solana_signAllTransactions',
    'solana_signTransaction',
    'solana_signTransaction',
  ])
})

test('a transaction is sent on its own chain with the options of the app', async () => {
  const { latchkey, wallet, account, standard, requests } = await connected()
  const chain = 'solana:devnet'
  const transaction = transactionFor(account.address)
  standard.answer('request', { signature })
  const options = { skipPreflight: true }
  const { signAndSendTransaction } = wallet.features['solana:signAndSendTransaction']
  const [output] = await signAndSendTransaction({ account, transaction, chain, options })
  expect(toBase58(output?.signature as Uint8Array)).toBe(signature)
  expect(requests().at(-1)).toMatchObject({
    method: 'solana_signAndSendTransaction',
    chainId: solanaChains.devnet,
    params: { transaction: toBase64(transaction), sendOptions: options },
  })
  expect(latchkey.state().connection.byNamespace.solana).toMatchObject({ chainId: solanaChains.devnet })
})

test('signing in connects, and is a message of the Wallet Standard that any wallet can sign', async () => {
  const { latchkey, wallet, standard, requests } = begin()
  standard.answer('request', { signature })
  const asked = wallet.features['solana:signIn'].signIn({
    domain: 'example.com',
    statement: 'Come in.',
    nonce: '12345678',
    resources: ['https://example.com/terms'],
  })
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  latchkey.dispatch(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  const [output] = await asked
  const address = lagoon.accounts[0] ?? ''
  expect(output).toMatchObject({ account: { address }, signatureType: 'ed25519' })
  expect(wordsOf(output?.signedMessage as Uint8Array)).toBe(
    `example.com wants you to sign in with your Solana account:\n${address}\n\nCome in.\n\nNonce: 12345678\nResources:\n- https://example.com/terms`,
  )
  expect(requests()).toMatchObject([{ method: 'solana_signMessage' }])
})

test('failures have EIP-1193 or JSON-RPC codes', async () => {
  const { wallet, account, standard } = await connected()
  const { signMessage } = wallet.features['solana:signMessage']
  const { signTransaction } = wallet.features['solana:signTransaction']
  const message = new Uint8Array([1])
  standard.reject('request', { code: 'user-rejected' })
  expect(await refusal(signMessage({ account, message }))).toEqual(failsWith(4001))
  const stranger = { ...account, address: toBase58(new Uint8Array(32).fill(9)) }
  expect(await refusal(signMessage({ account: stranger, message }))).toEqual(failsWith(4100))
  const transaction = transactionFor(account.address)
  expect(await refusal(signTransaction({ account, transaction, chain: 'solana:mainnet' }))).toEqual(
    failsWith(4902),
  )
  expect(await refusal(signTransaction({ account, transaction: 'AQ==' as never }))).toEqual(failsWith(-32602))
  expect(await refusal(signMessage({ account, message: new Uint8Array(16_385) }))).toEqual(failsWith(-32602))
  standard.answer('request', { transaction: 7 })
  expect(await refusal(signTransaction({ account, transaction }))).toEqual(failsWith(-32603))
  expect(await refusal(signMessage(null as never))).toEqual(failsWith(-32603))
})

test('a refused connect leaves the preferred network', async () => {
  const { latchkey, wallet } = begin(startWith({ options: { networks: [mainnet, base, solanaDevnet] } }))
  latchkey.start()
  await latchkey.switchNetwork(base.id)
  const asked = refusal(wallet.features['standard:connect'].connect())
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  latchkey.close()
  expect(await asked).toEqual(failsWith(4001))
  expect(await getProvider(latchkey).request({ method: 'eth_chainId' })).toBe('0x2105')
})

test('beside a wallet for Ethereum wallets are listed where the way to another kind is turned off', async () => {
  const { latchkey, wallet } = begin(
    startWith({ options: { networks: [mainnet, solanaDevnet], features: { switchActiveChain: false } } }),
  )
  await latchkey.connect({ wallet: harbor.wallet.key })
  const asked = wallet.features['standard:connect'].connect()
  await expect.poll(() => shownViews(latchkey.state())).toEqual(['Connect'])
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  latchkey.dispatch(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  expect((await asked).accounts).toMatchObject([{ address: lagoon.accounts[0] }])
})

test('networks offered later are reported with their accounts', () => {
  const { latchkey, wallet } = begin()
  const told: unknown[] = []
  wallet.features['standard:events'].on('change', (change) => told.push(change))
  latchkey.update({ networks: [mainnet, solanaDevnet, solana] })
  expect(told).toEqual([{ accounts: [], chains: ['solana:devnet', 'solana:mainnet'] }])
  latchkey.update({ themeMode: 'dark' })
  expect(told).toHaveLength(1)
})
