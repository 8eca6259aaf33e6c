import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Latchkey } from '../../../entries/index.ts'
import { mainnet } from '../../../entries/networks.ts'
import {
  ConnectButton,
  ConnectEmbed,
  LatchkeyProvider,
  useLatchkey,
  useLatchkeyNetwork,
  useLatchkeyTheme,
} from '../../../entries/react.ts'
import type { LatchkeyTheme } from '../../../entries/react.ts'
import type { OptionsForHost } from '../../../sandbox/host/host-options.ts'

type Changes = Parameters<Latchkey['update']>[0]

/** A dapp whose provider owns its Latchkey, for whoever changes it from outside. */
export type OwnedDapp = {
  readonly change: (changes: Changes) => void
  readonly theme: () => LatchkeyTheme
  /** The verbs of every Latchkey that was seen. */
  readonly verbs: Set<unknown>
}

declare global {
  interface Window {
    owned: OwnedDapp
  }
}

/** A dapp that gives its provider options written anew at each render, as hosts do. */
export function drawOwnedDapp(services: OptionsForHost): void {
  const place = document.body.appendChild(document.createElement('main'))
  createRoot(place).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  )
}

function App({ services }: { readonly services: OptionsForHost }) {
  const [changes, setChanges] = useState<Changes>({})
  return (
    <LatchkeyProvider options={{ ...services, projectId: 'owned', networks: [mainnet], ...changes }}>
      <ConnectButton />
      <Probe change={(more) => setChanges((earlier) => ({ ...earlier, ...more }))} />
      <ConnectEmbed />
    </LatchkeyProvider>
  )
}

function Probe({ change }: Pick<OwnedDapp, 'change'>) {
  const { open } = useLatchkey()
  const theme = useLatchkeyTheme()
  const { networks } = useLatchkeyNetwork()
  useEffect(() => {
    const verbs = window.owned?.verbs ?? new Set()
    window.owned = { change, theme: () => theme, verbs: verbs.add(open) }
  })
  return <p data-testid="facts">{networks.map(({ name }) => name).join(' ')}</p>
}
