import { Suspense, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import type { Latchkey } from '../../../../core/latchkey.ts'
import {
  AccountButton,
  ConnectButton,
  LatchkeyProvider,
  NetworkButton,
  useLatchkey,
  useLatchkeyAccount,
  useLatchkeyDisconnect,
  useLatchkeyNetwork,
  useLatchkeyProvider,
  useLatchkeyRequest,
  useLatchkeyWallets,
} from '../../../../entries/react.ts'
import type { CustomConnectButton } from '../../../../entries/react.ts'

/** What a test reads of a page: what was drawn, in order. */
export type Told = {
  readonly statuses: string[]
  readonly given: CustomConnectButton[]
  readonly kept: CustomConnectButton[]
  readonly functions: Set<unknown>[]
  readonly torn: string[]
}

/** A host's whole app: our buttons, its own, and what the hooks say. */
export function HostApp({ latchkey, told }: { readonly latchkey: Latchkey; readonly told: Told }) {
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton size="sm" label="Log in" balance="show" />
      <NetworkButton />
      <AccountButton charsStart={4} charsEnd={6} />
      <ConnectButton.Custom>
        {(given) => {
          told.given.push(given)
          return <Own given={given} told={told} />
        }}
      </ConnectButton.Custom>
      <Status told={told} />
      <Functions told={told} />
      <Slow told={told} />
      <Interrupted>
        <Status told={told} />
      </Interrupted>
    </LatchkeyProvider>
  )
}

/** A host's own button; what was drawn to stay, and not for React's rehearsal, is kept. */
function Own({ given, told }: { readonly given: CustomConnectButton; readonly told: Told }) {
  useEffect(() => {
    told.kept.push(given)
  })
  return <button data-testid="own">{given.mounted ? ownWords(given) : ''}</button>
}

function ownWords({ account, chain }: CustomConnectButton): string {
  return account && chain ? `${account.displayName} on ${chain.name}` : 'Connect'
}

function Status({ told }: { readonly told: Told }) {
  const { status } = useLatchkeyAccount()
  told.statuses.push(status)
  return <p data-testid="status">{status}</p>
}

function Functions({ told: { functions } }: { readonly told: Told }) {
  useLatchkeyAccount()
  const { open, close } = useLatchkey()
  const { switchNetwork } = useLatchkeyNetwork()
  const { connect } = useLatchkeyWallets()
  const verbs = { open, close, switchNetwork, connect, disconnect: useLatchkeyDisconnect() }
  const asked = { request: useLatchkeyRequest(), provider: useLatchkeyProvider() }
  for (const [index, value] of Object.values({ ...verbs, ...asked }).entries())
    (functions[index] ??= new Set()).add(value)
  return null
}

// React 18 warns of layout effects on a server.
const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

const rows = Array.from({ length: 30 }, (_, row) => row)

function Slow({ told }: { readonly told: Told }) {
  const [round, setRound] = useState(0)
  const [isPending, startTransition] = useTransition()
  const list = useRef<HTMLUListElement>(null)
  useEarlyEffect(() => {
    const words = new Set([...(list.current?.children ?? [])].map(({ textContent }) => textContent))
    if (words.size !== 1) told.torn.push([...words].join())
  })
  return (
    <>
      <button data-testid="again" onClick={() => startTransition(() => setRound(round + 1))}>
        {isPending ? 'drawing' : `round ${round}`}
      </button>
      <ul ref={list}>
        {rows.map((row) => (
          <SlowRow key={row} round={round} />
        ))}
      </ul>
    </>
  )
}

/** Keeps the page busy, in milliseconds. */
function linger(duration: number): void {
  const until = performance.now() + duration
  while (performance.now() < until);
}

function SlowRow({ round }: { readonly round: number }) {
  const { status } = useLatchkeyAccount()
  linger(round === 0 ? 0 : 8)
  return <li>{status}</li>
}

function Interrupted({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<{ readonly until: Promise<void>; readonly end: () => void } | null>(
    null,
  )
  const toggle = () => {
    waiting?.end()
    if (waiting) return setWaiting(null)
    let end = () => {}
    const until = new Promise<void>((resolve) => {
      end = resolve
    })
    setWaiting({ until, end })
  }
  return (
    <>
      <button data-testid="interrupt" onClick={toggle}>
        interrupt
      </button>
      <Suspense fallback={<i data-testid="waiting">waiting</i>}>
        <ConnectButton label="Inner" />
        {children}
        {waiting && <Waits until={waiting.until} />}
      </Suspense>
    </>
  )
}

function Waits({ until }: { readonly until: Promise<void> }): ReactNode {
  // What React 18 waits for is thrown.
  throw until
}
