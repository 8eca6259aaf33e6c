import type { PostWindow } from '../../../adapters/frame/message-window.ts'

/** An element as far as the frame uses one. */
class FakeElement extends EventTarget {
  readonly children: FakeElement[] = []
  readonly style: Record<string, string> = {}
  parent: FakeElement | null = null
  open = false
  textContent = ''
  src = ''
  ariaLabel: string | null = null
  readonly inside: PostWindow | null

  readonly tag: string

  constructor(tag: string, inside: PostWindow | null) {
    super()
    this.tag = tag
    this.inside = inside
  }

  get isConnected(): boolean {
    return this.tag === 'body' || (this.parent?.isConnected ?? false)
  }

  get contentWindow(): PostWindow | null {
    return this.isConnected ? this.inside : null
  }

  append(...added: FakeElement[]): void {
    for (const child of added) child.parent = this
    this.children.push(...added)
  }

  remove(): void {
    const siblings = this.parent?.children ?? []
    siblings.splice(siblings.indexOf(this), 1)
    this.parent = null
  }

  /** It stands on a page without a dialog. */
  readonly ownerDocument = { querySelector: () => null, body: null, defaultView: null }

  get host(): FakeElement | null {
    return this.parent
  }

  getRootNode(): FakeElement | null {
    return this.tag === '#shadow' ? this : (this.parent?.getRootNode() ?? null)
  }

  closest(): null {
    return null
  }

  attachShadow(): FakeElement {
    const root = new FakeElement('#shadow', null)
    this.append(root)
    return root
  }

  showModal(): void {
    if (this.open || !this.isConnected) throw new Error('InvalidStateError')
    this.open = true
  }

  close(): void {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** A document without a frame; its iframes have the window that is given. */
export function fakeDocument(inside: PostWindow) {
  const made: FakeElement[] = []
  const body = new FakeElement('body', null)
  const observers = new Set<() => void>()
  const document = {
    body,
    defaultView: {
      CSSStyleSheet: class {
        replaceSync() {}
      },
      MutationObserver: class {
        readonly tell: () => void
        constructor(tell: () => void) {
          this.tell = tell
        }
        observe() {
          observers.add(this.tell)
        }
        disconnect() {
          observers.delete(this.tell)
        }
      },
    },
    createElement: (tag: string) => {
      const element = new FakeElement(tag, tag === 'iframe' ? inside : null)
      made.push(element)
      return element
    },
  }
  const mutate = () => [...observers].forEach((tell) => tell())
  const all = (tag: string) => made.filter((element) => element.tag === tag && element.isConnected)
  return {
    document: document as unknown as Document,
    body,
    /** The iframes that stand in the page. */
    iframes: () => all('iframe'),
    /** A script of the page takes the frame away. */
    takeAway: () => {
      body.children[0]?.remove()
      mutate()
    },
    /** The page changes around it. */
    mutate,
    dialog: () => all('dialog')[0],
    button: () => all('button')[0],
    load: () => all('iframe').forEach((iframe) => iframe.dispatchEvent(new Event('load'))),
    fail: () => all('iframe').forEach((iframe) => iframe.dispatchEvent(new Event('error'))),
  }
}
