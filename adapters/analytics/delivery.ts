import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { quietly } from './service.ts'
import type { Service } from './service.ts'
import type { UsageWindow } from './usage-window.ts'
import type { WireEvent } from './wire-event.ts'

/** The parts that send events: a service with headers, and a URL that names the project in its query, because a beacon has no headers. */
export type DeliveryParts = {
  readonly service: Service
  readonly plainUrl: string
  readonly window: UsageWindow | null
  readonly fetch: typeof globalThis.fetch
}

/** The ways by which events reach the service. */
export type Delivery = {
  /** Sends events in one request, or one by one if the service accepts no list. Throws the service's errors. */
  readonly send: (events: readonly WireEvent[], signal: AbortSignal) => Promise<void>
  /** Hands events to the browser, which sends them even after the page is closed. The outcome is not known. */
  readonly leave: (events: readonly WireEvent[]) => void
}

const path = '/e'

/** Statuses of a service that does not understand the body. Other errors mean that the service is down or refuses the project. */
const unknownBody = new Set<unknown>([400, 404, 405, 413, 415, 422])

/** Creates the delivery to a service. The first answer to a list shows whether the service accepts lists. */
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
