import { LatchkeyError, connection, createLatchkey } from 'latchkey'
import type { FailureCode, HostOptions, Latchkey, LatchkeyOptions, Network, ConnectedSession } from 'latchkey'
import { defineLatchkeyElements } from 'latchkey/elements'
import { walletFinder, walletPairing } from 'latchkey/headless'
import { mountLatchkey } from 'latchkey/modal'
import { base, mainnet } from 'latchkey/networks'
import { getProvider } from 'latchkey/provider'
import {
  AccountButton,
  ConnectButton,
  ConnectEmbed,
  LatchkeyProvider,
  NetworkButton,
  useConnectModal,
  useLatchkey,
  useLatchkeyAccount,
  useLatchkeyBalance,
  useLatchkeyConnections,
  useLatchkeyDisconnect,
  useLatchkeyEvents,
  useLatchkeyNetwork,
  useLatchkeyPairing,
  useLatchkeyProvider,
  useLatchkeyTokens,
  useLatchkeyRequest,
  useLatchkeyTheme,
  useLatchkeyWallets,
} from 'latchkey/react'
import { foldTape, parseTape, sessionRecorder } from 'latchkey/testing'

const own: Network = { ...mainnet, id: 'eip155:31337', rpcUrls: ['http://127.0.0.1:8545'] }
const options: LatchkeyOptions = {
  projectId: 'typed-host',
  networks: [mainnet, base, own],
  metadata: { name: 'Host', description: 'A host', url: 'https://host.example', icons: [] },
  recorder: sessionRecorder({ limit: 10 }),
}
export const plain: HostOptions = { projectId: 'typed-host', networks: [mainnet] }
export const latchkey: Latchkey = createLatchkey(options)
export const code: FailureCode = 'user-rejected'
export const searched: string = foldTape(parseTape('')).wallets.search.text

function Holder() {
  const { open, close, isOpen, view } = useLatchkey()
  const { status, address } = useLatchkeyAccount({ namespace: 'eip155' })
  const { text, refresh } = useLatchkeyBalance()
  const { tokens, refresh: refreshTokens } = useLatchkeyTokens({ namespace: 'eip155' })
  const connections = useLatchkeyConnections()
  const disconnect = useLatchkeyDisconnect()
  const { networks, switchNetwork } = useLatchkeyNetwork()
  const { uri, begin } = useLatchkeyPairing()
  const { installed, searched, search, connect } = useLatchkeyWallets()
  const { openConnectModal } = useConnectModal()
  const { mode } = useLatchkeyTheme()
  const provider = useLatchkeyProvider('eip155')
  const request = useLatchkeyRequest()
  useLatchkeyEvents(connection.established, ({ data }) => {
    const key: string = data.wallet.key
    return key
  })
  const go = async () => {
    const session: ConnectedSession = await connect({ wallet: installed[0]?.key ?? '' })
    const outcome: 'connected' | 'dismissed' | 'failed' = await open({ view: 'Account' })
    await switchNetwork(networks[0]?.id ?? 'eip155:1')
    await begin({ wallet: searched.found[0]?.id ?? null })
    await request({ method: 'personal_sign', params: [] })
    await provider.request({ method: 'eth_accounts' })
    await disconnect({ namespace: 'solana' })
    return [
      session,
      outcome,
      connections,
      refresh,
      refreshTokens,
      tokens[0]?.symbol,
      close,
      isOpen,
      view,
      uri,
      text,
      mode,
      search,
      openConnectModal,
    ]
  }
  return <button onClick={() => void go()}>{address ?? status}</button>
}

export const elements = (
  <>
    <latchkey-button size="sm" label="Log in" charsStart={4} disabled={false} className="login" />
    <latchkey-account balance="hide" />
    <latchkey-network ref={(element) => void element?.latchkey} />
    <latchkey-modal />
    {/* @ts-expect-error there is no such size */}
    <latchkey-button size="xl" />
  </>
)

export function App() {
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton size="sm" label="Log in" balance="show" charsStart={4} charsEnd={4} disabled={false} />
      <AccountButton balance="hide" />
      <NetworkButton label="Network" />
      <ConnectEmbed />
      <ConnectButton.Custom>
        {({
          account,
          chain,
          mounted,
          authenticationStatus,
          openAccountModal,
          openChainModal,
          openConnectModal,
        }) => {
          const ready = mounted && authenticationStatus !== 'loading'
          if (!ready || !account || !chain) return <button onClick={openConnectModal}>Connect</button>
          if (chain.unsupported) return <button onClick={openChainModal}>Wrong network</button>
          return (
            <button onClick={openAccountModal}>
              {chain.hasIcon && chain.iconUrl && <img alt={chain.name} src={chain.iconUrl} />}
              {account.displayName} {account.displayBalance ? `(${account.displayBalance})` : ''}
            </button>
          )
        }}
      </ConnectButton.Custom>
      <Holder />
    </LatchkeyProvider>
  )
}

defineLatchkeyElements(latchkey)
const element = document.createElement('latchkey-button')
element.latchkey = latchkey
export const unmount: () => void = mountLatchkey(latchkey, { container: document.body })
export const accounts: Promise<unknown> = getProvider(latchkey).request({ method: 'eth_accounts' })
export const found: readonly { readonly name: string }[] = walletFinder(latchkey).state().registry
export const paired: Promise<ConnectedSession> = walletPairing(latchkey).begin()
latchkey.open({ view: 'Networks' }).catch((error: unknown) => {
  if (error instanceof LatchkeyError && error.code === 'bad-view') console.log(error.shortMessage)
})
const scroll = {
  id: 534_352,
  name: 'Scroll',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.scroll.io'] } },
} as const
const narrow = createLatchkey({
  projectId: 'x',
  networks: [mainnet, base, scroll],
  defaultNetwork: 'eip155:534352',
})
export const written: Latchkey<'eip155:1' | 'eip155:8453' | 'eip155:534352'> = narrow
void written.switchNetwork('eip155:8453')
// @ts-expect-error not among the networks
void narrow.switchNetwork('eip155:137')
// @ts-expect-error a network is no number
createLatchkey({ projectId: 'x', networks: [1] })
// @ts-expect-error there is no such view
void latchkey.open({ view: 'Nowhere' })
