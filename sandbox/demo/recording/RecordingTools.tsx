import type { Latchkey } from 'latchkey'
import { formatTape, mask, parseTape } from 'latchkey/testing'
import type { Tape } from 'latchkey/testing'
import { useState } from 'react'
import { withoutDeadPictures } from './dead-pictures.ts'
import { saveFile } from './save-file.ts'

type Props = { readonly latchkey: Latchkey; readonly onTape: (tape: Tape) => void }

/** Renders buttons that save the session as a file and load one. */
export function RecordingTools({ latchkey, onTape }: Props) {
  const [isOwnOnly, setOwnOnly] = useState(false)
  const [mistake, setMistake] = useState<string | null>(null)

  const download = () => {
    const tape = latchkey.recording()
    if (tape) saveFile('tidewater.jsonl', formatTape(isOwnOnly ? tape : mask(tape)))
  }

  const load = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (!file) return
    try {
      const own = latchkey.recording()
      onTape(parseTape(withoutDeadPictures(await file.text(), own ? formatTape(own) : '')))
      setMistake(null)
    } catch (error) {
      setMistake(`${file.name}: ${(error as Error).message}`)
    }
    input.value = ''
  }

  return (
    <div className="recording">
      <div className="recording-row">
        <button type="button" data-testid="download-recording" onClick={download}>
          Download recording
        </button>
        <label className="file">
          <input
            type="file"
            accept=".jsonl,application/jsonl,text/plain"
            data-testid="load-recording"
            onChange={({ currentTarget }) => void load(currentTarget)}
          />
          <span>Load recording</span>
        </label>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={isOwnOnly}
          data-testid="unmasked-recording"
          onChange={({ target }) => setOwnOnly(target.checked)}
        />
        With my addresses and what I typed (keep such a file to yourself)
      </label>
      {mistake && (
        <p className="mistake" role="alert" data-testid="recording-error">
          {mistake}
        </p>
      )}
    </div>
  )
}
