import { ConnectButton, NetworkButton, useLatchkeyAccount } from 'latchkey/react'
import { Account } from './Account.tsx'

export function App() {
  const { address } = useLatchkeyAccount()
  return (
    <main>
      <h1>Latchkey in React</h1>
      <ConnectButton />
      <NetworkButton />
      {address && <Account address={address} />}
    </main>
  )
}
