import type { Latchkey } from '../../core/latchkey.ts'

/** Returns the function that opens the modal on a view, for a press. Like a press of our own button, it does nothing on a stopped Latchkey. */
export function pressOpen(open: Latchkey['open'], view: 'Connect' | 'Account' | 'Networks'): () => void {
  return () => void open({ view }).catch(() => {})
}
