import type { Latchkey } from '../../../../core/latchkey.ts'
import { containerIn } from './expected-container.ts'
import { expectMountableLatchkey } from './expected-latchkey.ts'
import { keepModal } from './keep-modal.ts'
import type { MountOptions } from './mount-modal.ts'
import { whenBody } from './when-body.ts'

/**
 * Starts a Latchkey and renders its modal on a page without React. The modal appears as soon as its code is loaded and the page has a body or the
 * given container. Returns a function that removes it. On a server nothing happens.
 * @throws {LatchkeyError} `bad-request` if the first argument is no Latchkey, or the container is no element on the page. In development, also
 * for unknown options.
 */
export function mountLatchkey(latchkey: Latchkey, options: MountOptions = {}): () => void {
  if (typeof document === 'undefined') return () => {}
  expectMountableLatchkey(latchkey, 'mountLatchkey')
  const container = containerIn(options)
  latchkey.start()
  const mount = () => keepModal(latchkey, options)
  return container ? mount() : whenBody(document, mount)
}
