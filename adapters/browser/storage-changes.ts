import { Observable } from 'rxjs'

/** A text that was written, or removed (null), under its full key. */
type StorageChange = { readonly key: string; readonly text: string | null }

/** What other tabs and other instances on this page do to the storage. */
export type StorageChanges = {
  /** Tells the other instances on this page; other tabs hear of it from the browser. */
  readonly tell: (change: StorageChange) => void
  /** The changes of others, from now on. */
  readonly heard: Observable<StorageChange>
}

const eventName = 'latchkey:storage'

/** Makes the changes of one instance over a window, which is also where browsers tell other tabs' changes of `localStorage` (`storage` event); without a window nobody is heard. */
export function createStorageChanges(target: EventTarget | null): StorageChanges {
  const teller = {}
  return {
    tell: (change) =>
      void target?.dispatchEvent(new CustomEvent(eventName, { detail: { ...change, teller } })),
    heard: new Observable((subscriber) => {
      const hearTab = (event: Event) => {
        const { key, newValue } = event as StorageEvent
        if (typeof key === 'string') subscriber.next({ key, text: newValue ?? null })
      }
      const hearPage = (event: Event) => {
        const { detail } = event as CustomEvent<StorageChange & { teller: unknown }>
        if (detail.teller !== teller) subscriber.next({ key: detail.key, text: detail.text })
      }
      target?.addEventListener('storage', hearTab)
      target?.addEventListener(eventName, hearPage)
      subscriber.add(() => {
        target?.removeEventListener('storage', hearTab)
        target?.removeEventListener(eventName, hearPage)
      })
    }),
  }
}
