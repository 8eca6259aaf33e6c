/** The origins of flows: a visitor in a view, or the host app by a verb. */
export const flowOrigins = ['visitor', 'host'] as const

/** The origin of a flow. */
export type FlowOrigin = (typeof flowOrigins)[number]

/** Returns whether a flow may start, if only one of its kind runs at a time. A visitor's flow may replace the host app's, and no other. */
export function isFreeFor(running: { readonly by: FlowOrigin } | null, by: FlowOrigin): boolean {
  return running === null || (by === 'visitor' && running.by === 'host')
}
