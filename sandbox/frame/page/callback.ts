import { createServerCalls } from './server-calls.ts'
import './cove.css'

const { href, origin, pathname, searchParams } = new URL(location.href)
const opener = window.opener as Window | null

/** Sends the returned URL only to the page from which the visitor left. */
createServerCalls()('social-page', { state: searchParams.get('state') }).then(
  (known) => opener?.postMessage({ resultUri: href }, (known as { page: string }).page),
  // The state is unknown. The waiting page learns that the visitor has returned, but receives no code.
  () => opener?.postMessage({ resultUri: `${origin}${pathname}` }, '*'),
)
