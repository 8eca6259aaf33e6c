import { createServerCalls } from './server-calls.ts'
import './cove.css'

const { href, origin, pathname, searchParams } = new URL(location.href)
const opener = window.opener as Window | null

/** Where a visitor came back to is told the page that they went from, and no other. */
createServerCalls()('social-page', { state: searchParams.get('state') }).then(
  (known) => opener?.postMessage({ resultUri: href }, (known as { page: string }).page),
  // Nobody is known to have gone away with this state: whoever waits is told that somebody came, and without any code.
  () => opener?.postMessage({ resultUri: `${origin}${pathname}` }, '*'),
)
