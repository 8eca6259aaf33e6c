import { useState } from 'react'
import { describeRequest } from '../answer-request.ts'
import type { Phone } from '../phone.ts'
import type { PhoneRequest } from '../phone-store.ts'
import type { RunAction } from './run-action.ts'
import { chainName } from './short-text.ts'

/** Shows a connected site's request, and asks. */
export function RequestSheet(props: {
  readonly phone: Phone
  readonly request: PhoneRequest
  readonly run: RunAction
}) {
  const { phone, request, run } = props
  const { title, text } = describeRequest(request.method, request.params)
  const [busy, setBusy] = useState(false)
  const answer = (action: (id: number) => Promise<void>) => {
    setBusy(true)
    run(() => action(request.id))
  }
  return (
    <section className="sheet" role="alertdialog" aria-labelledby="request" data-testid="phone-request">
      <h2 id="request">{title}?</h2>
      <p className="site">
        {request.dapp.name} on {chainName(request.chain)}
      </p>
      <pre tabIndex={0}>{text}</pre>
      <div className="row">
        <button
          type="button"
          data-testid="phone-reject"
          disabled={busy}
          onClick={() => answer(phone.rejectRequest)}
        >
          Reject
        </button>
        <button
          type="button"
          className="main-button"
          data-testid="phone-approve"
          disabled={busy}
          onClick={() => answer(phone.approveRequest)}
        >
          {busy ? 'Working…' : 'Approve'}
        </button>
      </div>
    </section>
  )
}
