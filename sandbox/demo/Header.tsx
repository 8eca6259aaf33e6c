import { ConnectButton, NetworkButton } from 'latchkey/react'
import { WaveMark } from './WaveMark.tsx'

/** Renders the page's header: the name, and the usual controls of a dapp. */
export function Header({ onSettings }: { readonly onSettings: () => void }) {
  return (
    <header className="head">
      <a className="brand" href="./" aria-label="Tidewater, start page">
        <WaveMark />
        <span className="brand-name">Tidewater</span>
      </a>
      <div className="head-tools">
        <button type="button" className="quiet" data-testid="settings-open" onClick={onSettings}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 6h7M14.5 6H17M3 14h2.5M10 14h7" />
            <circle cx="12.2" cy="6" r="2.2" />
            <circle cx="7.8" cy="14" r="2.2" />
          </svg>
          <span>Settings</span>
        </button>
        <div className="slot" data-testid="network">
          <NetworkButton />
        </div>
        <div className="slot" data-testid="connect">
          <ConnectButton />
        </div>
      </div>
    </header>
  )
}
