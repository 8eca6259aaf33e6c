/** Who starts flows: a visitor in a view, or the host by a verb. */
export const flowOrigins = ['visitor', 'host'] as const

/** Who started a flow. */
export type FlowOrigin = (typeof flowOrigins)[number]

/** Returns whether a flow of which one runs at a time may start. A visitor takes the place of the host; nobody else takes a place. */
export function isFreeFor(running: { readonly by: FlowOrigin } | null, by: FlowOrigin): boolean {
  return running === null || (by === 'visitor' && running.by === 'host')
}
