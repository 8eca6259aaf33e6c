/** Who starts flows: a visitor in a view, or the host by a verb. */
export const flowOrigins = ['visitor', 'host'] as const

/** Who started a flow. */
export type FlowOrigin = (typeof flowOrigins)[number]
