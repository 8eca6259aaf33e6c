'use client'

import { LatchkeyError } from 'latchkey'
import { useLatchkeyAccount, useLatchkeyDisconnect, useLatchkeyRequest } from 'latchkey/react'
import { useState } from 'react'

/** Hooks belong in a client component; the server draws what nobody has touched yet. */
export function Account() {
  const { address, status } = useLatchkeyAccount()
  const request = useLatchkeyRequest()
  const disconnect = useLatchkeyDisconnect()
  const [said, setSaid] = useState('')
  if (!address) return <p>{status}</p>

  async function sign() {
    const hello = '0x48656c6c6f' // "Hello" in bytes
    try {
      setSaid(String(await request({ method: 'personal_sign', params: [hello, address] })))
    } catch (error) {
      setSaid(error instanceof LatchkeyError ? error.shortMessage : String(error))
    }
  }

  return (
    <section>
      <p>{address}</p>
      <button onClick={sign}>Sign</button>
      <button onClick={() => disconnect()}>Disconnect</button>
      <output>{said}</output>
    </section>
  )
}
