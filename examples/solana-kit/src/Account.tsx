import type { Address } from '@solana/kit'
import { LatchkeyError } from 'latchkey'
import { useLatchkeyDisconnect } from 'latchkey/react'
import { useState } from 'react'
import { signText, transferToSelf } from './wallet.ts'

export function Account({ owner }: { owner: Address }) {
  const disconnect = useLatchkeyDisconnect()
  const [said, setSaid] = useState('')

  async function tell(signature: Promise<string>) {
    try {
      setSaid(await signature)
    } catch (error) {
      setSaid(error instanceof LatchkeyError ? error.shortMessage : String(error))
    }
  }

  return (
    <section>
      <p>{owner}</p>
      <button onClick={() => tell(signText(owner, 'Hello'))}>Sign</button>
      <button onClick={() => tell(transferToSelf(owner))}>Send</button>
      <button onClick={() => disconnect()}>Disconnect</button>
      <output>{said}</output>
    </section>
  )
}
