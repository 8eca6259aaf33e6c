import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import {
  WagmiProvider,
  cookieToInitialState,
  useConnect,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
} from 'wagmi'
import { useHolder } from './holder.ts'
import { getConfig } from './wagmi.ts'

/** The page, as the server draws it and the browser takes it over, by the cookie that the server saw. */
export function App({ cookie }: { readonly cookie: string }) {
  const [config] = useState(getConfig)
  const [queryClient] = useState(() => new QueryClient())
  return (
    <StrictMode>
      <WagmiProvider config={config} initialState={cookieToInitialState(config, cookie)}>
        <QueryClientProvider client={queryClient}>
          <Desk />
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>
  )
}

function Desk() {
  const { status, address, chainId } = useHolder()
  const { connectors, connect, error } = useConnect()
  const { disconnect } = useDisconnect()
  const { switchChain } = useSwitchChain()
  const { signMessage, data: signature, error: unsigned } = useSignMessage()
  const { sendTransaction, data: hash } = useSendTransaction()
  const to = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
  return (
    <>
      {connectors.map((connector) => (
        <button key={connector.uid} type="button" onClick={() => connect({ connector })}>
          {connector.name}
        </button>
      ))}
      <button type="button" onClick={() => switchChain({ chainId: 8453 })}>
        Base
      </button>
      <button type="button" onClick={() => signMessage({ message: 'Good morning' })}>
        Sign
      </button>
      <button type="button" onClick={() => sendTransaction({ to, value: 42n })}>
        Send
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
      <p data-testid="status">{status}</p>
      <p data-testid="address">{address}</p>
      <p data-testid="chain">{chainId}</p>
      <p data-testid="signature">{signature}</p>
      <p data-testid="hash">{hash}</p>
      <p data-testid="error">{(error ?? unsigned)?.name}</p>
    </>
  )
}
