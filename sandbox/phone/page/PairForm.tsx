import { useState } from 'react'

/** Renders the form for a pasted pairing link. */
export function PairForm({ pair }: { readonly pair: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault()
        pair(text)
        setText('')
      }}
    >
      <label htmlFor="uri">Connect to a site</label>
      <div className="row">
        <input
          id="uri"
          data-testid="phone-uri"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="wc:…"
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className="main-button" data-testid="phone-pair" disabled={text.trim() === ''}>
          Pair
        </button>
      </div>
      <p className="hint">Copy the link under the site’s QR code and paste it here.</p>
    </form>
  )
}
