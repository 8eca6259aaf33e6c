import { ConnectButton, LatchkeyProvider, NetworkButton } from 'latchkey/react'
import Link from 'next/link'
import { Holder } from './Holder'
import { hostOptions } from './host-options'

/** A server component that draws our buttons and gives the provider its options. */
export default function Page() {
  return (
    <LatchkeyProvider options={hostOptions}>
      <h1>Server components</h1>
      <ConnectButton />
      <NetworkButton />
      <Holder />
      <Link href="/own">A Latchkey of its own</Link>
    </LatchkeyProvider>
  )
}
