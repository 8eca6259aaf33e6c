import type { Latchkey } from 'latchkey'
import {
  useLatchkeyAccount,
  useLatchkeyDisconnect,
  useLatchkeyNetwork,
  useLatchkeyRequest,
} from 'latchkey/react'
import { useState } from 'react'
import { seatOf } from './crossing.ts'
import type { Crossing } from './crossing.ts'
import type { OpenAnswer } from './open-answer.ts'
import { PassFact } from './PassFact.tsx'
import { SignedInFact } from './SignedInFact.tsx'

type Props = {
  readonly crossing: Crossing
  readonly isReserved: boolean
  readonly answer: OpenAnswer
  readonly open: Latchkey['open']
}

/** Renders the boarding pass: the account, its chain, and the results of the hooks. */
export function BoardingPass({ crossing, isReserved, answer, open }: Props) {
  const { address, chainId, status, isConnected } = useLatchkeyAccount()
  const evm = useLatchkeyAccount({ namespace: 'eip155' })
  const solana = useLatchkeyAccount({ namespace: 'solana' })
  const { network, networks } = useLatchkeyNetwork()
  const disconnect = useLatchkeyDisconnect()
  const request = useLatchkeyRequest()
  const [signature, setSignature] = useState<string | null>(null)
  const chainName = networks.find(({ id }) => id === chainId)?.name ?? 'not offered here'
  const onSign = () => {
    const manifest = `Aboard from ${crossing.from} to ${crossing.to}`
    setSignature('waiting')
    request({ method: 'personal_sign', params: [hexOf(manifest), evm.address] }).then(
      (result) => setSignature(String(result)),
      (error: Error) => setSignature(error.message),
    )
  }
  return (
    <section className="pass" aria-labelledby="pass-title">
      <div className="pass-body">
        <div className="pass-top">
          <h2 id="pass-title">Boarding pass</h2>
          <span className="status" data-status={status}>
            <span className="visually-hidden">Status </span>
            <b data-testid="host-status">{status}</b>
          </span>
        </div>
        <p className="route">
          <span>{crossing.from}</span>
          <svg viewBox="0 0 28 12" role="img" aria-label="to">
            <path d="M1 6h24M20 1.5 25.5 6 20 10.5" />
          </svg>
          <span>{crossing.to}</span>
        </p>
        <dl className="facts">
          <PassFact name="Account" isWide>
            <span className="mono" data-testid="host-address">
              {address ?? 'nobody yet'}
            </span>
          </PassFact>
          {solana.address && (
            <PassFact name="Solana account" isWide>
              <span className="mono" data-testid="host-solana">
                {solana.address}
              </span>
            </PassFact>
          )}
          <PassFact name="Chain">
            <span className="mono" data-testid="host-chain">
              {chainId ?? '—'}
            </span>
            {chainId && <small>{chainName}</small>}
          </PassFact>
          <SignedInFact />
          {signature && (
            <PassFact name="Signature" isWide>
              <span className="mono" data-testid="host-signature">
                {signature}
              </span>
            </PassFact>
          )}
          <PassFact name="Last outcome">
            <span className="mono" data-testid="host-outcome">
              {answer ?? '—'}
            </span>
          </PassFact>
        </dl>
        <div className="actions">
          <button
            type="button"
            className={isConnected ? '' : 'strong'}
            data-testid="open-connect"
            onClick={() => void open({ view: 'Connect' })}
          >
            {isConnected ? 'Another wallet' : 'Open modal'}
          </button>
          <button type="button" data-testid="open-networks" onClick={() => void open({ view: 'Networks' })}>
            Networks
          </button>
          {isConnected && (
            <>
              <button type="button" data-testid="open-account" onClick={() => void open({ view: 'Account' })}>
                Account
              </button>
              {evm.isConnected && (
                <button type="button" data-testid="sign" onClick={onSign}>
                  Sign
                </button>
              )}
              {evm.isConnected && solana.isConnected && (
                <button
                  type="button"
                  className="danger"
                  data-testid="disconnect-solana"
                  onClick={() => void disconnect({ namespace: 'solana' })}
                >
                  Leave Solana
                </button>
              )}
              <button
                type="button"
                className="danger"
                data-testid="disconnect"
                onClick={() => void disconnect()}
              >
                Disconnect
              </button>
            </>
          )}
        </div>
      </div>
      <div className="stub">
        <dl>
          <PassFact name="Leaves">
            <span className="stub-time">{crossing.leaves}</span>
          </PassFact>
          <PassFact name="Pier">{crossing.pier}</PassFact>
          <PassFact name="Seat">{isReserved && address ? seatOf(address) : '—'}</PassFact>
          <PassFact name="Fare in">{network?.nativeCurrency.symbol ?? '—'}</PassFact>
        </dl>
        <span className="stub-code" aria-hidden="true" />
      </div>
    </section>
  )
}

function hexOf(text: string): string {
  return `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
