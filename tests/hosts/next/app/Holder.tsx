'use client'
import { ConnectButton, useLatchkeyAccount } from 'latchkey/react'

/** What a client component of the host knows, and a button in the host's own markup. */
export function Holder() {
  const { address, status } = useLatchkeyAccount()
  return (
    <>
      <p data-testid="holder">{address ?? status}</p>
      <ConnectButton.Custom>
        {({ button, open }) => <button onClick={() => void open()}>Own: {button.label}</button>}
      </ConnectButton.Custom>
    </>
  )
}
