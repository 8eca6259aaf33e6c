import type { Phone } from '../phone.ts'
import type { RunAction } from './run-action.ts'
import { chainName, hostOf } from './short-text.ts'

/** Renders the connected sites. */
export function SessionList({ phone, run }: { readonly phone: Phone; readonly run: RunAction }) {
  const sessions = phone.sessions()
  return (
    <section className="card" aria-labelledby="sessions">
      <h2 id="sessions">Connected sites</h2>
      {sessions.length === 0 && <p className="hint">None yet.</p>}
      <ul>
        {sessions.map(({ topic, dapp, namespaces }) => (
          <li key={topic} data-testid="phone-session">
            <span>
              <b>{dapp.name}</b>
              <small>{hostOf(dapp.url)}</small>
              <small>
                {Object.values(namespaces)
                  .flatMap(({ chains }) => chains.map(chainName))
                  .join(', ')}
              </small>
            </span>
            <button
              type="button"
              data-testid="phone-disconnect"
              onClick={() => run(() => phone.disconnect(topic))}
            >
              Disconnect
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
