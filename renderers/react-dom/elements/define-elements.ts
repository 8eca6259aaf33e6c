import type { Latchkey } from '../../../core/latchkey.ts'
import { AccountButton } from '../buttons/AccountButton.tsx'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { NetworkButton } from '../buttons/NetworkButton.tsx'
import { keepModal } from '../modal/keep-modal.ts'
import { drawButton } from './draw-button.ts'

/** An element of ours on a page without React: it draws once it has its Latchkey, by the property `latchkey`, and takes all away when it leaves the page. */
export type LatchkeyElement = HTMLElement & { latchkey: Latchkey | null }

/** The elements by their names. */
const drawings = {
  'latchkey-button': drawButton(ConnectButton),
  'latchkey-account': drawButton(AccountButton),
  'latchkey-network': drawButton(NetworkButton),
  'latchkey-modal': (_: HTMLElement, latchkey: Latchkey) => {
    latchkey.start()
    return keepModal(latchkey)
  },
}

/**
 * Defines `<latchkey-button>`, `<latchkey-account>`, `<latchkey-network>` and `<latchkey-modal>`, each unless the page has it already:
 * the first definition stays, whichever version of ours it is. Nothing happens on a server.
 */
export function defineLatchkeyElements(): void {
  if (!('customElements' in globalThis)) return
  for (const [name, draw] of Object.entries(drawings))
    if (!customElements.get(name)) customElements.define(name, elementClass(draw))
}

type Draw = (element: HTMLElement, latchkey: Latchkey) => () => void

function elementClass(draw: Draw): CustomElementConstructor {
  return class extends HTMLElement {
    #latchkey: Latchkey | null = null
    #drawn: Latchkey | null = null
    #erase = () => {}

    get latchkey(): Latchkey | null {
      return this.#latchkey
    }

    set latchkey(latchkey: Latchkey | null) {
      this.#latchkey = latchkey
      queueMicrotask(this.#draw)
    }

    connectedCallback() {
      // A property that was set before the definition hides the accessor.
      if (Object.hasOwn(this, 'latchkey')) {
        this.#latchkey = this.latchkey
        Reflect.deleteProperty(this, 'latchkey')
      }
      queueMicrotask(this.#draw)
    }

    disconnectedCallback() {
      queueMicrotask(this.#draw)
    }

    // Later than what moves the element on the page, or takes it away while React draws.
    readonly #draw = () => {
      const wanted = this.isConnected ? this.#latchkey : null
      if (wanted === this.#drawn) return
      this.#erase()
      this.#drawn = wanted
      this.#erase = wanted ? draw(this, wanted) : () => {}
    }
  }
}
