import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { Latchkey } from '../../core/latchkey.ts'
import { LatchkeyBinding } from '../react-bindings/LatchkeyBinding.tsx'
import { ConnectButton } from './buttons/ConnectButton.tsx'

/** The name of the custom element. */
export const elementName = 'latchkey-button'

/** The `<latchkey-button>` element: the connect button for pages without React; give it its Latchkey by the property `latchkey`. */
export type LatchkeyButtonElement = HTMLElement & { latchkey: Latchkey | null; readonly version: string }

/** Defines `<latchkey-button>` unless the page has one already; answers the version that is in force. */
export function defineLatchkeyButton(version: string): string {
  const existing = customElements.get(elementName) as { readonly version?: string } | undefined
  if (existing) return existing.version ?? 'unknown'
  customElements.define(elementName, createElementClass(version))
  return version
}

function createElementClass(version: string) {
  return class extends HTMLElement {
    static readonly version = version
    readonly version = version
    #latchkey: Latchkey | null = null
    #root: Root | null = null

    get latchkey(): Latchkey | null {
      return this.#latchkey
    }

    set latchkey(latchkey: Latchkey | null) {
      this.#latchkey = latchkey
      this.#draw()
    }

    connectedCallback() {
      this.#draw()
    }

    disconnectedCallback() {
      this.#root?.unmount()
      this.#root = null
    }

    #draw() {
      if (!this.isConnected) return
      this.#root ??= createRoot(this)
      this.#root.render(
        this.#latchkey &&
          createElement(LatchkeyBinding, { latchkey: this.#latchkey }, createElement(ConnectButton)),
      )
    }
  }
}
