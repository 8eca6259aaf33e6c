import { walletStorage } from './wallet-storage.ts'

/** A wallet's storage for this site. It survives a reload, and the tabs of one origin share it. */
export type SiteMemory<State> = {
  read(): State
  change(part: Partial<State>): void
  forget(): void
  /** Calls back when another tab changed or removed the state. */
  onOtherTab(listener: () => void): void
}

/**
 * Creates the storage of one wallet, in `localStorage` under `item`. Missing fields have the initial values. It still works if a test later
 * removes the page's `localStorage`.
 */
export function createSiteMemory<State extends { readonly behaviour: object }>(
  item: string,
  initial: State,
): SiteMemory<State> {
  const storage = walletStorage()
  const read = (): State => {
    const stored = JSON.parse(storage.getItem(item) ?? '{}') as Partial<State>
    return { ...initial, ...stored, behaviour: { ...initial.behaviour, ...stored.behaviour } }
  }
  return {
    read,
    change: (part) => storage.setItem(item, JSON.stringify({ ...read(), ...part })),
    forget: () => storage.removeItem(item),
    onOtherTab: (listener) =>
      window.addEventListener('storage', (event) => {
        if (event.key === item || event.key === null) listener()
      }),
  }
}
