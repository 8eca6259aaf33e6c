import type { HostStorage } from '../../adapters/browser/host-storage.ts'

/** A storage of a host that answers at once. */
export function mapStorage(texts = new Map<string, string>()): HostStorage {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => texts.set(key, text),
    removeItem: (key) => texts.delete(key),
  }
}

/** One that answers when it is told to, the last question first. */
export function heldStorage(texts: Map<string, string>) {
  const inner = mapStorage(texts)
  const waiting: (() => void)[] = []
  const later = <Value>(act: () => Value) =>
    new Promise<Value>((resolve) => waiting.push(() => resolve(act())))
  const storage: HostStorage = {
    getItem: (key) => later(() => inner.getItem(key) as string | null),
    setItem: (key, text) => later(() => inner.setItem(key, text)),
    removeItem: (key) => later(() => inner.removeItem(key)),
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const answerLast = async () => {
    await settled()
    waiting.pop()?.()
    await settled()
  }
  return { storage, answerLast, isAsked: () => waiting.length > 0 }
}
