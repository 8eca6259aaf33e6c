import type { Latchkey } from '../../../core/latchkey.ts'
import { expectMountableLatchkey } from '../modal/mount/expected-latchkey.ts'
import { isShadowHost } from '../shadow/shadow-host.ts'
import type { Drawing } from './draw-button.ts'
import { lookAttributes } from './element-look.ts'

/**
 * A custom element for pages without React. It renders as soon as its property `latchkey` is set, and removes its content when it leaves the
 * page.
 */
export type LatchkeyElement = HTMLElement & { latchkey: Latchkey | null }

/** Renders an element. */
export type Draw = (element: HTMLElement, latchkey: Latchkey) => Drawing

/** Returns the class of an element. An element without its own Latchkey uses that of the page, if there is one. */
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
      if (latchkey) expectMountableLatchkey(latchkey, `<${this.localName}>`)
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

    // Runs in a microtask, because the element may only be moved on the page, or be removed while React renders.
    readonly #draw = () => {
      const wanted = this.isConnected && !isShadowHost(this) ? (this.#latchkey ?? ofPage()) : null
      if (wanted === this.#drawn) return
      this.#drawing?.erase()
      this.#drawn = wanted
      this.#drawing = wanted && draw(this, wanted)
    }
  }
}
