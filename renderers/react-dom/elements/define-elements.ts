import type { Latchkey } from '../../../core/latchkey.ts'
import { AccountButton } from '../buttons/AccountButton.tsx'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { NetworkButton } from '../buttons/NetworkButton.tsx'
import { expectLatchkey } from '../modal/expected-latchkey.ts'
import { keepModal } from '../modal/keep-modal.ts'
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

/** The elements by their names. */
const drawings = {
  'latchkey-button': drawButton(ConnectButton),
  'latchkey-account': drawButton(AccountButton),
  'latchkey-network': drawButton(NetworkButton),
  'latchkey-modal': (_: HTMLElement, latchkey: Latchkey) => {
    latchkey.start()
    return { follow: () => {}, erase: keepModal(latchkey) }
  },
}

/** What a class of ours says on a page, also to other copies of ours: who defined it, and the Latchkey of the page. */
const mark = Symbol.for('latchkey.element')

type Page = { readonly copy: object; latchkey: Latchkey | null; isReported: boolean }
type Marked = CustomElementConstructor & { [mark]?: Page }

/**
 * Defines `<latchkey-button>`, `<latchkey-account>`, `<latchkey-network>` and `<latchkey-modal>`, each unless the page has it already:
 * the first definition stays, and one of another copy is warned of once. With a Latchkey, elements that have none of their own take this one,
 * unless the page has one already. Nothing happens on a server.
 * @throws {LatchkeyError} `bad-request`, at once, for what is no Latchkey; so does the property `latchkey` of an element.
 */
export function defineLatchkeyElements(latchkey: Latchkey | null = null): void {
  if (!('customElements' in globalThis)) return
  if (latchkey !== null) expectLatchkey(latchkey, 'defineLatchkeyElements')
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
  // Elements that stand without a Latchkey look again.
  for (const element of document.querySelectorAll<LatchkeyElement>(name)) element.latchkey ??= null
}
