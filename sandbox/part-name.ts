/** The parts that can be started alone with `--only`. */
export const partNames = ['chains', 'solana', 'registry', 'blockchain-api', 'relay', 'demo'] as const

/** One part of the sandbox. */
export type PartName = (typeof partNames)[number]
