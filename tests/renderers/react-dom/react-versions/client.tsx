import * as React from 'react'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { ConnectButton, LatchkeyProvider } from '../../../../entries/react.ts'
import type { Latchkey } from '../../../../core/latchkey.ts'
import { createRecorder } from '../../../../core/recording/recorder.ts'
import { eventsOf } from '../../../../core/recording/tape.ts'
import { HostApp } from './host-app.tsx'
import type { Told } from './host-app.tsx'
import { createHostLatchkey, hostOptions } from './create-host-latchkey.ts'

declare global {
  interface Window {
    readonly reactHost: {
      readonly version: string
      readonly latchkey: Latchkey
      readonly told: Told
      readonly words: string[]
      readonly drawInActivity: (mode: 'visible' | 'hidden') => void
      readonly heardInActivity: () => readonly string[]
    }
  }
}

const latchkey = createHostLatchkey()
const told: Told = { statuses: [], given: [], kept: [], functions: [], torn: [] }
const words: string[] = []
const look = () => {
  const own = document.querySelector('[data-testid=own]')?.textContent ?? ''
  const ours = document.querySelector('span')?.shadowRoot?.querySelector('.words')
  const isSeen = ours && getComputedStyle(ours).opacity !== '0'
  for (const word of [own && `own: ${own}`, isSeen ? ours.textContent : ''])
    if (word && !words.includes(word)) words.push(word)
  requestAnimationFrame(look)
}
look()

const page = document.querySelector('#host') as HTMLElement
const app = (
  <React.StrictMode>
    <HostApp latchkey={latchkey} told={told} />
  </React.StrictMode>
)
hydrateRoot(page, app, { onRecoverableError: (error) => reportError(error) })

const { Activity } = React as unknown as {
  readonly Activity: React.ComponentType<{ mode: string; children: React.ReactNode }>
}
const recorder = createRecorder({ now: () => Date.now(), version: '0.0.0', limit: 1000 })
const inside = { ...hostOptions(), projectId: 'inside', recorder }
const aside = createRoot(document.querySelector('#aside') as HTMLElement)
Object.defineProperty(window, 'reactHost', {
  value: {
    version: React.version,
    latchkey,
    told,
    words,
    drawInActivity: (mode: 'visible' | 'hidden') =>
      aside.render(
        <Activity mode={mode}>
          <LatchkeyProvider options={inside}>
            <ConnectButton label="Kept" />
          </LatchkeyProvider>
        </Activity>,
      ),
    heardInActivity: () => eventsOf(recorder.tape()).map(({ type }) => type),
  },
})
