import { LatchkeyError } from 'latchkey'
import { useLatchkeyDisconnect, useLatchkeyNetwork, useLatchkeyRequest } from 'latchkey/react'
import { useState } from 'react'

export function Account({ address }: { address: string }) {
  const { network, networks, switchNetwork } = useLatchkeyNetwork()
  const request = useLatchkeyRequest()
  const disconnect = useLatchkeyDisconnect()
  const [said, setSaid] = useState('')

  // Verbs answer when their flow has ended, or reject with a LatchkeyError whose code says why.
  async function tell(verb: Promise<unknown>) {
    try {
      setSaid(String(await verb))
    } catch (error) {
      setSaid(error instanceof LatchkeyError ? error.shortMessage : String(error))
    }
  }
  const hello = '0x48656c6c6f' // "Hello", as personal_sign wants it: in bytes

  return (
    <section>
      <p>
        {address} is on {network?.name ?? 'a network that is not offered here'}.
      </p>
      {networks.map(({ id, name }) => (
        <button key={id} disabled={id === network?.id} onClick={() => tell(switchNetwork(id))}>
          Go to {name}
        </button>
      ))}
      <button onClick={() => tell(request({ method: 'personal_sign', params: [hello, address] }))}>
        Sign
      </button>
      <button onClick={() => disconnect()}>Disconnect</button>
      <output>{said}</output>
    </section>
  )
}
