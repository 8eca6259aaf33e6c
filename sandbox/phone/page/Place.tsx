import { chainDefinitions } from '../../chains/chain-definition.ts'
import type { Phone } from '../phone.ts'
import type { RunAction } from './run-action.ts'
import { shortAddress } from './short-text.ts'

/** Renders the active account and network, and the choice of others. */
export function Place({ phone, run }: { readonly phone: Phone; readonly run: RunAction }) {
  const { shared, chain } = phone.state()
  return (
    <section className="card" aria-label="Account and network">
      <h2>Account</h2>
      <div className="accounts">
        {phone.accounts.map(({ evm, solana }, position) => (
          <button
            type="button"
            key={evm.address}
            className="account"
            aria-pressed={shared[0] === position}
            data-testid={`phone-account-${position}`}
            onClick={() => run(() => phone.updateAccounts([position]))}
          >
            <span className="stone" data-position={position} aria-hidden="true" />
            <span>
              <b>Account {position + 1}</b>
              <small>
                <span title={evm.address}>{shortAddress(evm.address)}</span>
                {' · '}
                <span title={solana.address}>{shortAddress(solana.address)}</span>
              </small>
            </span>
          </button>
        ))}
      </div>
      <h2>Network</h2>
      <div className="choices">
        {chainDefinitions.map(({ id, name }) => (
          <button
            type="button"
            key={id}
            aria-pressed={chain === `eip155:${id}`}
            data-testid={`phone-switch-${id}`}
            onClick={() => run(() => phone.switchChain(`eip155:${id}`))}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
