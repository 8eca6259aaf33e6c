import { Observable } from 'rxjs'

/** A text that was written, or removed (null), under its complete key. */
type StorageChange = { readonly key: string; readonly text: string | null }

/** The changes that other tabs and other instances on this page make to the storage. */
export type StorageChanges = {
  /** Notifies the other instances on this page. The browser notifies other tabs. */
  readonly tell: (change: StorageChange) => void
  /** Emits the changes of others, from the subscription on. */
  readonly heard: Observable<StorageChange>
}

const eventName = 'latchkey:storage'

/**
 * Creates the changes of one instance. Both kinds of notices are events of `target`, usually the window. Browsers report changes of other tabs by
 * its `storage` event. Without a target there are no notices.
 */
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
