import type { Latchkey } from '../../../core/latchkey.ts'
import { keepModal } from './keep-modal.ts'
import type { MountOptions } from './mount-modal.ts'
import { whenBody } from './when-body.ts'

/** Starts a Latchkey and draws its modal on a page that needs no React of its own, as soon as the code that draws has come and the page has a body, where it is not told another place; answers the function that takes the modal away. On a server nothing happens. */
export function mountLatchkey(latchkey: Latchkey, options: MountOptions = {}): () => void {
  if (typeof document === 'undefined') return () => {}
  latchkey.start()
  const mount = () => keepModal(latchkey, options)
  return options.container ? mount() : whenBody(document, mount)
}
