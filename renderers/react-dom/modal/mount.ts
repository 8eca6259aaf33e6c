import type { Latchkey } from '../../../core/latchkey.ts'
import { containerIn } from './expected-container.ts'
import { expectLatchkey } from './expected-latchkey.ts'
import { keepModal } from './keep-modal.ts'
import type { MountOptions } from './mount-modal.ts'
import { whenBody } from './when-body.ts'

/**
 * Starts a Latchkey and draws its modal on a page that needs no React of its own, as soon as the code that draws has come and the page has a body, where it is not told another place; answers the function that takes the modal away. On a server nothing happens.
 * @throws {LatchkeyError} `bad-request`, at once, for what is no Latchkey, and for a container that is no element on the page; in development also for what it does not know beside that.
 */
export function mountLatchkey(latchkey: Latchkey, options: MountOptions = {}): () => void {
  if (typeof document === 'undefined') return () => {}
  expectLatchkey(latchkey, 'mountLatchkey')
  const container = containerIn(options)
  latchkey.start()
  const mount = () => keepModal(latchkey, options)
  return container ? mount() : whenBody(document, mount)
}
