import type { Latchkey } from '../../../core/latchkey.ts'
import { expectLatchkey } from '../modal/expected-latchkey.ts'
import { isShadowHost } from '../shadow/shadow-host.ts'
import type { Drawing } from './draw-button.ts'
import { lookAttributes } from './element-look.ts'

/** An element of ours on a page without React: it draws once it has its Latchkey, by the property `latchkey`, and takes all away when it leaves the page. */
export type LatchkeyElement = HTMLElement & { latchkey: Latchkey | null }

/** How an element is drawn. */
export type Draw = (element: HTMLElement, latchkey: Latchkey) => Drawing

/** The class of an element; one that is given no Latchkey of its own takes that of the page, where there is one. */
export function elementClass(draw: Draw, ofPage: () => Latchkey | null): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = lookAttributes

    #latchkey: Latchkey | null = null
    #drawn: Latchkey | null = null
    #drawing: Drawing | null = null

    get latchkey(): Latchkey | null {
      return this.#latchkey
    }

    set latchkey(latchkey: Latchkey | null) {
      if (latchkey) expectLatchkey(latchkey, `<${this.localName}>`)
      this.#latchkey = latchkey
      queueMicrotask(this.#draw)
    }

    connectedCallback() {
      // A property that was set before the definition hides the accessor.
      if (Object.hasOwn(this, 'latchkey')) {
        const early = this.latchkey
        Reflect.deleteProperty(this, 'latchkey')
        this.latchkey = early
      }
      queueMicrotask(this.#draw)
    }

    disconnectedCallback() {
      queueMicrotask(this.#draw)
    }

    attributeChangedCallback() {
      this.#drawing?.follow()
    }

    // Later than what moves the element on the page, or takes it away while React draws.
    readonly #draw = () => {
      const wanted = this.isConnected && !isShadowHost(this) ? (this.#latchkey ?? ofPage()) : null
      if (wanted === this.#drawn) return
      this.#drawing?.erase()
      this.#drawn = wanted
      this.#drawing = wanted && draw(this, wanted)
    }
  }
}
