import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { WagmiProvider, cookieToInitialState, useConnect, useDisconnect } from 'wagmi'
import { Desk } from './Desk.tsx'
import { getConfig } from './wagmi.ts'

/** The page, as the server draws it and the browser takes it over, by the cookie that the server saw. */
export function App({ cookie }: { readonly cookie: string }) {
  const [config] = useState(getConfig)
  const [queryClient] = useState(() => new QueryClient())
  return (
    <StrictMode>
      <WagmiProvider config={config} initialState={cookieToInitialState(config, cookie)}>
        <QueryClientProvider client={queryClient}>
          <Door />
          <Desk />
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>
  )
}

function Door() {
  const { connectors, connect } = useConnect()
  const { disconnect } = useDisconnect()
  return (
    <>
      {connectors.map((connector) => (
        <button key={connector.uid} type="button" onClick={() => connect({ connector })}>
          {connector.name}
        </button>
      ))}
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </>
  )
}
