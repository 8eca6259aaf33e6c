import { createLatchkey } from '../../../entries/index.ts'
import type { Latchkey } from '../../../entries/index.ts'
import { defineLatchkeyElements } from '../../../entries/elements.ts'
import { mountLatchkey } from '../../../entries/modal.ts'
import { mainnet } from '../../../entries/networks.ts'
import type { OptionsForHost } from '../../../sandbox/host/host-options.ts'

declare global {
  interface Window {
    plain: Latchkey
  }
}

/** A dapp without React of its own: the modal mounted by hand, and the elements of the page. */
export function drawPlainDapp(services: OptionsForHost): void {
  const latchkey = createLatchkey({ ...services, projectId: 'plain', networks: [mainnet] })
  window.plain = latchkey
  mountLatchkey(latchkey)
  defineLatchkeyElements(latchkey)
  document.body.append(...['latchkey-button', 'latchkey-network'].map((name) => document.createElement(name)))
}
