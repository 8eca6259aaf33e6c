/** The parts that can be started alone with `--only`. */
export const partNames = ['chains', 'solana', 'registry', 'relay', 'demo'] as const

/** One part of the sandbox. */
export type PartName = (typeof partNames)[number]
