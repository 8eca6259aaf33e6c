import { ConnectButton } from 'latchkey/react'
import { useConnection } from 'wagmi'
import { Account } from './Account.tsx'

export function App() {
  const { address } = useConnection()
  return (
    <main>
      <h1>Latchkey in wagmi</h1>
      <ConnectButton />
      {address && <Account address={address} />}
    </main>
  )
}
