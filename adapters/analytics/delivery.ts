import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { quietly } from './service.ts'
import type { Service } from './service.ts'
import type { UsageWindow } from './usage-window.ts'
import type { WireEvent } from './wire-event.ts'

/** What events are sent by: a service with headers, and a URL that says in its query who asks, since a beacon has no headers. */
export type DeliveryParts = {
  readonly service: Service
  readonly plainUrl: string
  readonly window: UsageWindow | null
  readonly fetch: typeof globalThis.fetch
}

/** How events reach the service. */
export type Delivery = {
  /** Sends events together, or one by one to a service that takes no list; throws what the service does. */
  readonly send: (events: readonly WireEvent[], signal: AbortSignal) => Promise<void>
  /** Leaves events to the browser, which sends them though the page is gone; nobody hears what came of it. */
  readonly leave: (events: readonly WireEvent[]) => void
}

const path = '/e'

/** What a service answers that does not know the body, as against one that is down or refuses the project. */
const unknownBody = new Set<unknown>([400, 404, 405, 413, 415, 422])

/** Makes the way to a service; whether it takes lists is learnt from its first answer to one. */
export function createDelivery({ service, plainUrl, window, fetch }: DeliveryParts): Delivery {
  let takesLists: boolean | null = null

  const isTaken = async (events: readonly WireEvent[], signal: AbortSignal): Promise<boolean> => {
    try {
      await service.post(path, events, signal)
      return true
    } catch (error) {
      if (takesLists === null && error instanceof LatchkeyError && unknownBody.has(error.data)) return false
      throw error
    }
  }

  const leaveToBrowser = (body: unknown) => {
    const text = JSON.stringify(body)
    if (window?.navigator?.sendBeacon?.(plainUrl, text)) return
    void fetch(plainUrl, { ...quietly, method: 'POST', body: text }).catch(() => {})
  }

  return {
    send: async (events, signal) => {
      if (events.length > 1 && takesLists !== false) {
        takesLists = await isTaken(events, signal)
        if (takesLists) return
      }
      for (const event of events) await service.post(path, event, signal)
    },
    leave: (events) => {
      if (takesLists && events.length > 1) leaveToBrowser(events)
      else for (const event of events) leaveToBrowser(event)
    },
  }
}
