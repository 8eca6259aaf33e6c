import { createLatchkey } from '../../../entries/index.ts'
import type { Latchkey } from '../../../entries/index.ts'
import { mountLatchkey } from '../../../entries/modal.ts'
import { mainnet } from '../../../entries/networks.ts'
import type { OptionsForHost } from '../../../sandbox/host/host-options.ts'

declare global {
  interface Window {
    early: { readonly latchkey: Latchkey; readonly hadBody: boolean; readonly leave: () => void }
  }
}

/** A dapp whose script runs in the head, before the page has a body: it mounts the modal and opens it. */
export function openEarlyDapp(services: OptionsForHost): void {
  const hadBody = (document.body as HTMLElement | null) !== null
  const latchkey = createLatchkey({ ...services, projectId: 'early', networks: [mainnet] })
  const leave = mountLatchkey(latchkey)
  void latchkey.open()
  window.early = { latchkey, hadBody, leave }
}
