/** The kinds of faults. `none` ends a fault. */
const faultKinds = [
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
 * An order of a fault. `path` limits it to URL paths with this prefix. `delay` is in milliseconds, `status` an HTTP status code, and `retryAfter`
 * in seconds. `times` is the number of affected requests; without it, the fault lasts until `none`.
 */
export type Fault = {
  readonly fault: (typeof faultKinds)[number]
  readonly path?: string
  readonly delay?: number
  readonly status?: number
  readonly retryAfter?: number
  readonly times?: number
}

/** The ordered faults of one part. */
export type FaultSwitch = {
  /** Adds a fault, and replaces the one with the same path. `none` removes it, or all faults if it names no path. */
  order(fault: Fault): void
  /** Returns the fault for a request, the most specific path first. Counts it against `times`. */
  take(path: string): Fault | null
  /** Returns the active faults. */
  list(): readonly Fault[]
}

/** Creates a switch without faults. `ordered` is called after each order. */
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

/** Reads a fault of `POST /control`. Throws a sentence that names the invalid field. */
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

/** Reads the body of `POST /control`. Throws a sentence if it is no JSON object. */
export function readOrder(body: string): Readonly<Record<string, unknown>> {
  try {
    const order: unknown = JSON.parse(body)
    if (typeof order === 'object' && order !== null) return order as Record<string, unknown>
  } catch {
    // The error below covers this as well.
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
