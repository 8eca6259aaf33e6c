/** A queue of items with an `expiresAt` time. The next one to expire is found without looking at the others. */
export type ExpiryQueue<Item> = {
  add(item: Item): void
  /** Removes and returns all expired items, earliest first. */
  takeExpired(now: number): readonly Item[]
}

/** Creates a binary heap. Adding and removing take logarithmic time. */
export function createExpiryQueue<Item extends { readonly expiresAt: number }>(): ExpiryQueue<Item> {
  const heap: Item[] = []
  const endOf = (index: number) => heap[index]?.expiresAt ?? Infinity

  function swap(one: number, other: number): void {
    ;[heap[one], heap[other]] = [heap[other] as Item, heap[one] as Item]
  }
  function rise(index: number): void {
    const parent = (index - 1) >> 1
    if (index === 0 || endOf(parent) <= endOf(index)) return
    swap(index, parent)
    rise(parent)
  }
  function sink(index: number): void {
    const [left, right] = [2 * index + 1, 2 * index + 2]
    const earlier = endOf(right) < endOf(left) ? right : left
    if (endOf(index) <= endOf(earlier)) return
    swap(index, earlier)
    sink(earlier)
  }
  function takeFirst(): Item {
    swap(0, heap.length - 1)
    const first = heap.pop() as Item
    sink(0)
    return first
  }
  return {
    add(item) {
      heap.push(item)
      rise(heap.length - 1)
    },
    takeExpired(now) {
      const taken: Item[] = []
      while (endOf(0) <= now) taken.push(takeFirst())
      return taken
    },
  }
}
