import type { Latchkey } from '../../../core/latchkey.ts'
import { AccountButton } from '../buttons/AccountButton.tsx'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { NetworkButton } from '../buttons/NetworkButton.tsx'
import { expectMountableLatchkey } from '../modal/mount/expected-latchkey.ts'
import { keepModal } from '../modal/mount/keep-modal.ts'
import { drawButton } from './draw-button.ts'
import { elementClass } from './element-class.ts'
import type { Draw, LatchkeyElement } from './element-class.ts'

declare global {
  interface HTMLElementTagNameMap {
    'latchkey-button': LatchkeyElement
    'latchkey-account': LatchkeyElement
    'latchkey-network': LatchkeyElement
    'latchkey-modal': LatchkeyElement
  }
}

/** The custom elements by their names. */
const drawings = {
  'latchkey-button': drawButton(ConnectButton),
  'latchkey-account': drawButton(AccountButton),
  'latchkey-network': drawButton(NetworkButton),
  'latchkey-modal': (_: HTMLElement, latchkey: Latchkey) => {
    latchkey.start()
    return { follow: () => {}, erase: keepModal(latchkey) }
  },
}

/** The key under which a custom element's class tells other copies of Latchkey which copy defined it, and the Latchkey of the page. */
const mark = Symbol.for('latchkey.element')

type Page = { readonly copy: object; latchkey: Latchkey | null; isReported: boolean }
type Marked = CustomElementConstructor & { [mark]?: Page }

/**
 * Defines `<latchkey-button>`, `<latchkey-account>`, `<latchkey-network>` and `<latchkey-modal>`, each unless the page has it already. The first
 * definition stays, and another copy's definition is warned of once. Elements without their own Latchkey use the given one, unless the page has
 * one already. Nothing happens on a server.
 * @throws {LatchkeyError} `bad-request` if the argument is no Latchkey. The property `latchkey` of an element throws it too.
 */
export function defineLatchkeyElements(latchkey: Latchkey | null = null): void {
  if (!('customElements' in globalThis)) return
  if (latchkey !== null) expectMountableLatchkey(latchkey, 'defineLatchkeyElements')
  for (const [name, draw] of Object.entries(drawings)) {
    const standing: Marked | undefined = customElements.get(name)
    if (standing) meet(name, standing, latchkey)
    else define(name, draw, latchkey)
  }
}

function define(name: string, draw: Draw, latchkey: Latchkey | null): void {
  const page: Page = { copy: drawings, latchkey, isReported: false }
  const made: Marked = elementClass(draw, () => page.latchkey)
  made[mark] = page
  customElements.define(name, made)
}

function meet(
  name: string,
  standing: Marked,
  latchkey: Latchkey | null,
  developer: Pick<Console, 'warn'> = console,
): void {
  const page = (standing[mark] ??= { copy: standing, latchkey: null, isReported: false })
  if (page.copy !== drawings && !page.isReported) {
    page.isReported = true
    developer.warn(
      `Latchkey: <${name}> is defined already, by another copy of Latchkey or by another script; that definition stays.`,
    )
  }
  if (!latchkey || page.latchkey || page.copy === standing) return
  page.latchkey = latchkey
  // Elements without a Latchkey look for one again.
  for (const element of document.querySelectorAll<LatchkeyElement>(name)) element.latchkey ??= null
}
