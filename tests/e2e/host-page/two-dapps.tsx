import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { createLatchkey } from '../../../entries/index.ts'
import type { Latchkey } from '../../../entries/index.ts'
import { defineLatchkeyElements } from '../../../entries/elements.ts'
import type { LatchkeyElement } from '../../../entries/elements.ts'
import { base, mainnet, polygon } from '../../../entries/networks.ts'
import {
  ConnectButton,
  LatchkeyProvider,
  NetworkButton,
  useLatchkeyAccount,
  useLatchkeyDisconnect,
} from '../../../entries/react.ts'
import type { OptionsForHost } from '../../../sandbox/host/host-options.ts'

/** One of the two dapps, for whoever looks from outside. */
export type Dapp = { readonly latchkey: Latchkey; readonly heard: string[] }

declare global {
  interface Window {
    dapps: Readonly<Record<'ferry' | 'lighthouse', Dapp>>
  }
}

/** Two dapps of different projects on one page: one with React's buttons, the other with an element of ours. */
export function drawTwoDapps(services: OptionsForHost): void {
  const ferry = listenedTo(
    createLatchkey({
      ...services,
      projectId: 'ferry',
      networks: [mainnet, base],
      strings: { 'connect.title': 'Board the ferry' },
    }),
  )
  const lighthouse = listenedTo(
    createLatchkey({
      ...services,
      projectId: 'lighthouse',
      networks: [polygon, mainnet],
      strings: { 'connect.title': 'Climb the lighthouse' },
      themeMode: 'dark',
    }),
  )
  window.dapps = { ferry, lighthouse }
  defineLatchkeyElements()
  const place = document.body.appendChild(document.createElement('main'))
  createRoot(place).render(
    <>
      <section data-testid="ferry">
        <LatchkeyProvider latchkey={ferry.latchkey}>
          <ConnectButton />
          <NetworkButton />
          <Facts />
        </LatchkeyProvider>
      </section>
      <section data-testid="lighthouse">
        <LatchkeyProvider latchkey={lighthouse.latchkey}>
          <ButtonElement latchkey={lighthouse.latchkey} />
          <Facts />
        </LatchkeyProvider>
      </section>
    </>,
  )
}

function listenedTo(latchkey: Latchkey): Dapp {
  const heard: string[] = []
  latchkey.onAny(({ type }) => heard.push(type))
  return { latchkey, heard }
}

function ButtonElement({ latchkey }: { readonly latchkey: Latchkey }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element: LatchkeyElement = document.createElement('latchkey-button')
    element.latchkey = latchkey
    place.current?.append(element)
    return () => element.remove()
  }, [latchkey])
  return <span ref={place} />
}

function Facts() {
  const { status, address, chainId, wallet } = useLatchkeyAccount()
  const disconnect = useLatchkeyDisconnect()
  return (
    <>
      <p data-testid="facts">{[status, wallet?.name, chainId, address].filter(Boolean).join(' ')}</p>
      <button type="button" onClick={() => void disconnect()}>
        Leave
      </button>
    </>
  )
}
