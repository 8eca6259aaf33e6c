import { useEffect, useState, useSyncExternalStore } from 'react'
import { readPairingUri } from '../pairing-uri.ts'
import type { Phone } from '../phone.ts'
import { AuthenticationSheet } from './AuthenticationSheet.tsx'
import { Mark } from './Mark.tsx'
import { PairForm } from './PairForm.tsx'
import { Place } from './Place.tsx'
import { ProposalSheet } from './ProposalSheet.tsx'
import { RequestSheet } from './RequestSheet.tsx'
import type { RunAction } from './run-action.ts'
import { SessionList } from './SessionList.tsx'

/** Renders the phone's page: the account and network, pending requests, and connected sites. */
export function App({ phone }: { readonly phone: Phone }) {
  const { proposals, authentications, requests, online } = useSyncExternalStore(phone.watch, phone.state)
  const [mistake, setMistake] = useState<string | null>(null)
  const run: RunAction = (action) => {
    setMistake(null)
    action().catch((error: Error) => setMistake(error.message))
  }

  useEffect(() => {
    followLink(phone).catch((error: Error) => setMistake(error.message))
  }, [phone])

  const [proposal] = proposals
  const [authentication] = authentications
  const [request] = requests
  return (
    <main>
      <header>
        <Mark />
        <h1>Pebble</h1>
        <span className="connection" data-online={online} data-testid="phone-connection">
          {online ? 'Connected to the relay' : 'No relay'}
        </span>
      </header>
      {mistake !== null && (
        <p className="mistake" role="alert" data-testid="phone-mistake">
          {mistake}
        </p>
      )}
      {proposal && <ProposalSheet key={proposal.id} phone={phone} proposal={proposal} run={run} />}
      {!proposal && authentication && (
        <AuthenticationSheet
          key={authentication.id}
          phone={phone}
          authentication={authentication}
          run={run}
        />
      )}
      {!proposal && !authentication && request && (
        <RequestSheet key={request.id} phone={phone} request={request} run={run} />
      )}
      <Place phone={phone} run={run} />
      <PairForm pair={(text) => run(async () => phone.pair(readPairingUri(text)))} />
      <SessionList phone={phone} run={run} />
    </main>
  )
}

async function followLink(phone: Phone): Promise<void> {
  const uri = new URLSearchParams(location.search).get('uri')
  if (uri === null) return
  // A pairing works only once, so a reload must not repeat it.
  history.replaceState(null, '', location.pathname)
  await phone.pair(readPairingUri(uri))
}
