import { address } from '@solana/kit'
import { ConnectButton, useLatchkeyAccount } from 'latchkey/react'
import { Account } from './Account.tsx'

export function App() {
  const account = useLatchkeyAccount({ namespace: 'solana' })
  return (
    <main>
      <h1>Latchkey on Solana</h1>
      <ConnectButton />
      {account.address && <Account owner={address(account.address)} />}
    </main>
  )
}
