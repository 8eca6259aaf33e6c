import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import {
  WagmiProvider,
  cookieToInitialState,
  useBalance,
  useConnect,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
  useSwitchChain,
  useWaitForTransactionReceipt,
} from 'wagmi'
import { SwitchChainError, UserRejectedRequestError } from 'viem'
import { useHolder } from './holder.ts'
import { ticket } from './ticket.ts'
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
  const { data: balance } = useBalance({ address })
  const { switchChain, error: unswitched } = useSwitchChain()
  const { signMessage, data: signature, error: unsigned } = useSignMessage()
  const { signTypedData, data: typed } = useSignTypedData()
  const { sendTransaction, data: hash } = useSendTransaction()
  const { data: receipt } = useWaitForTransactionReceipt({ hash })
  const failure = error ?? unsigned ?? unswitched
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
      <button type="button" onClick={() => switchChain({ chainId: 10 as never })}>
        Elsewhere
      </button>
      <button type="button" onClick={() => signMessage({ message: 'Good morning' })}>
        Sign
      </button>
      <button type="button" onClick={() => signTypedData(ticket)}>
        Sign ticket
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
      <p data-testid="balance">{balance?.value.toString()}</p>
      <p data-testid="typed">{typed}</p>
      <p data-testid="receipt">{receipt?.status}</p>
      <p data-testid="signature">{signature}</p>
      <p data-testid="hash">{hash}</p>
      <p data-testid="error">{failure?.name}</p>
      <p data-testid="unswitched">
        {unswitched instanceof SwitchChainError ? 'SwitchChainError' : (unswitched?.name ?? 'none')}
        {unswitched?.cause instanceof Error ? ` of ${unswitched.cause.name}` : ''}
      </p>
      <p data-testid="refused">{failure instanceof UserRejectedRequestError ? 'yes' : 'no'}</p>
    </>
  )
}
