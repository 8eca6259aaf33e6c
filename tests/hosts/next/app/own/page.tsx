import { ConnectButton } from 'latchkey/react'
import Link from 'next/link'
import { Holder } from '../Holder'
import { Providers } from './Providers'

/** A server component below the host's own client provider. */
export default function Page() {
  return (
    <Providers>
      <h1>A Latchkey of its own</h1>
      <ConnectButton />
      <Holder />
      <Link href="/">Server components</Link>
    </Providers>
  )
}
