import { useState } from 'react'
import { grantable } from '../namespaces.ts'
import type { Phone } from '../phone.ts'
import type { Proposal } from '../phone-store.ts'
import type { RunAction } from './run-action.ts'
import { chainName, hostOf } from './short-text.ts'

const names: Readonly<Record<string, string>> = { eip155: 'EVM networks', solana: 'Solana' }

/** Asks whether a site may connect, and with which namespaces. */
export function ProposalSheet(props: {
  readonly phone: Phone
  readonly proposal: Proposal
  readonly run: RunAction
}) {
  const { phone, proposal, run } = props
  const offer = Object.entries(grantable(proposal.wishes, phone.accounts, phone.knows, null))
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = offer.map(([name]) => name).filter((name) => !left.includes(name))
  const toggle = (name: string) =>
    setLeft(left.includes(name) ? left.filter((other) => other !== name) : [...left, name])
  return (
    <section className="sheet" role="alertdialog" aria-labelledby="proposal" data-testid="phone-proposal">
      <h2 id="proposal">Connect to {proposal.dapp.name}?</h2>
      <p className="site">{hostOf(proposal.dapp.url)}</p>
      <p>It will see your address and may ask you to sign. It can not move anything by itself.</p>
      {offer.map(([name, { chains }]) => (
        <label className="grant" key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            data-testid={`phone-namespace-${name}`}
            onChange={() => toggle(name)}
          />
          <span>
            <b>{names[name] ?? name}</b>
            <small>{chains.map(chainName).join(', ')}</small>
          </span>
        </label>
      ))}
      {offer.length === 0 && <p className="mistake">None of the networks it wants is known here.</p>}
      <div className="row">
        <button type="button" data-testid="phone-reject" onClick={() => run(() => phone.reject())}>
          Reject
        </button>
        <button
          type="button"
          className="main-button"
          data-testid="phone-approve"
          disabled={chosen.length === 0}
          onClick={() => run(() => phone.approve({ namespaces: chosen }))}
        >
          Connect
        </button>
      </div>
    </section>
  )
}
