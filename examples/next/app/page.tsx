import { ConnectButton, NetworkButton } from 'latchkey/react'
import { Account } from './Account'

/** A server component: it draws our buttons, which are client components. */
export default function Page() {
  return (
    <main>
      <h1>Latchkey in Next</h1>
      <ConnectButton />
      <NetworkButton />
      <Account />
    </main>
  )
}
