/** The ways a part can misbehave on request; `none` ends the misbehaviour. */
export const faultKinds = [
  'none',
  'refuse',
  'delay',
  'hang',
  'status',
  'malformed',
  'headers-only',
  'no-cors',
] as const

/**
 * One order to misbehave: `path` limits it to URL paths with this prefix, `delay` is in milliseconds, `status` an HTTP
 * status code, `retryAfter` the seconds that such an answer asks to wait, and `times` the number of requests it lasts for
 * (without it: until `none`).
 */
export type Fault = {
  readonly fault: (typeof faultKinds)[number]
  readonly path?: string
  readonly delay?: number
  readonly status?: number
  readonly retryAfter?: number
  readonly times?: number
}

/** Remembers which faults one part was ordered to show. */
export type FaultSwitch = {
  /** Adds a fault, replacing the one with the same path; `none` removes it, and removes all when it names no path. */
  order(fault: Fault): void
  /** The fault this request meets, the most specific path first; counts it against `times`. */
  take(path: string): Fault | null
  /** The faults in force. */
  list(): readonly Fault[]
}

/** A switch with every fault off; `ordered` hears of each order once it is in force. */
export function createFaultSwitch(ordered: (fault: Fault) => void = () => undefined): FaultSwitch {
  const faults = new Map<string, Fault>()
  return {
    order(fault) {
      if (fault.fault !== 'none') faults.set(fault.path ?? '', fault)
      else if (fault.path === undefined) faults.clear()
      else faults.delete(fault.path)
      ordered(fault)
    },
    take(path) {
      const match = [...faults.keys()].filter((prefix) => path.startsWith(prefix)).sort(byLengthDown)[0]
      const fault = match === undefined ? undefined : faults.get(match)
      if (match === undefined || !fault) return null
      if (fault.times !== undefined) {
        if (fault.times <= 1) faults.delete(match)
        else faults.set(match, { ...fault, times: fault.times - 1 })
      }
      return fault
    },
    list: () => [...faults.values()],
  }
}

/** Reads a fault that was ordered at `POST /control`; throws a sentence naming the field that is wrong. */
export function parseFault(order: Readonly<Record<string, unknown>>): Fault {
  const fault = order as Fault
  if (!faultKinds.includes(fault.fault)) {
    throw new Error(`"fault" must be one of ${faultKinds.join(', ')}.`)
  }
  if (fault.path !== undefined && !(typeof fault.path === 'string' && fault.path.startsWith('/'))) {
    throw new Error('"path" must be a URL path prefix such as "/getWallets".')
  }
  checkNumber('delay', fault.delay, 0, 600_000)
  checkNumber('status', fault.status, 400, 599)
  checkNumber('retryAfter', fault.retryAfter, 0, 86_400)
  checkNumber('times', fault.times, 1, 1_000_000)
  return fault
}

/** Reads the body of `POST /control`; throws a sentence when it is no object in JSON. */
export function readOrder(body: string): Readonly<Record<string, unknown>> {
  try {
    const order: unknown = JSON.parse(body)
    if (typeof order === 'object' && order !== null) return order as Record<string, unknown>
  } catch {
    // Told below, as for any other JSON.
  }
  throw new Error('The body must be JSON such as {"fault":"delay","delay":500}.')
}

function checkNumber(name: string, value: unknown, least: number, most: number): void {
  if (value === undefined) return
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return
  throw new Error(`"${name}" must be a whole number from ${least} to ${most}.`)
}

function byLengthDown(left: string, right: string): number {
  return right.length - left.length
}
