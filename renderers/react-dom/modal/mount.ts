import type { Latchkey } from '../../../core/latchkey.ts'
import { mountModal } from './mount-modal.ts'
import type { MountOptions } from './mount-modal.ts'

/** Starts a Latchkey and draws its modal on a page that needs no React of its own; answers the function that takes the modal away. On a server nothing happens. */
export function mountLatchkey(latchkey: Latchkey, options: MountOptions = {}): () => void {
  if (typeof document === 'undefined') return () => {}
  latchkey.start()
  return mountModal(latchkey, options)
}
