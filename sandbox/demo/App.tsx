import { LatchkeyProvider } from 'latchkey/react'
import type { Tape } from 'latchkey/testing'
import { Suspense, lazy, useEffect, useState } from 'react'
import { EventLog } from './event-log/EventLog.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { RecordingTools } from './recording/RecordingTools.tsx'
import type { SandboxServices } from './sandbox-services.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { TicketDesk } from './ticket/TicketDesk.tsx'
import { useHostSession } from './use-host-session.ts'

// The player loads the code of every feature. Without it, each feature is loaded when it is needed.
const PlayerPanel = lazy(async () => ({
  default: (await import('./recording/PlayerPanel.tsx')).PlayerPanel,
}))

/** Renders Tidewater: a small host app that shows every option, every event and every recording. */
export function App({ services }: { readonly services: SandboxServices }) {
  const { session, wanted, mistake, defaults, apply } = useHostSession(services)
  const [settingsOpen, setSettingsOpen] = useState(mistake !== null)
  const [loaded, setLoaded] = useState<{ readonly tape: Tape; readonly key: number } | null>(null)
  const theme = session.settings['themeMode'] ?? 'auto'

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])

  return (
    <>
      <LatchkeyProvider key={session.log.key} latchkey={session.latchkey}>
        <Header onSettings={() => setSettingsOpen(true)} />
        <main>
          <Hero />
          <div className="deck">
            <div className="deck-main">
              {loaded && (
                <Suspense>
                  <PlayerPanel key={loaded.key} tape={loaded.tape} onClose={() => setLoaded(null)} />
                </Suspense>
              )}
              <TicketDesk />
            </div>
            <EventLog log={session.log}>
              <RecordingTools
                latchkey={session.latchkey}
                onTape={(tape) => setLoaded({ tape, key: (loaded?.key ?? 0) + 1 })}
              />
            </EventLog>
          </div>
        </main>
      </LatchkeyProvider>
      {settingsOpen && (
        <SettingsPanel
          settings={wanted}
          defaults={defaults}
          mistake={mistake}
          onApply={apply}
          onClose={() => setSettingsOpen(false)}
        />
      )}
    </>
  )
}
