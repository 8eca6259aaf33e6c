import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { HostApp } from './host-app.tsx'
import type { Told } from './host-app.tsx'
import { createHostLatchkey } from './create-host-latchkey.ts'

const nothing = (): Told => ({ statuses: [], given: [], kept: [], functions: [], torn: [] })

/** The host's page as a server draws it at once. */
export function drawnAtOnce(): string {
  return renderToString(<HostApp latchkey={createHostLatchkey()} told={nothing()} />)
}

/** The same as a server streams it. */
export async function streamed(): Promise<string> {
  let html = ''
  const sink = new Writable({
    write: (chunk, _, done) => {
      html += String(chunk)
      done()
    },
  })
  await new Promise<void>((resolve, reject) => {
    sink.on('finish', resolve)
    const stream = renderToPipeableStream(<HostApp latchkey={createHostLatchkey()} told={nothing()} />, {
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    })
  })
  return html
}
