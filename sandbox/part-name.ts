/** The parts that `--only` can start. */
export const partNames = [
  'chains',
  'bundler',
  'solana',
  'registry',
  'blockchain-api',
  'relay',
  'analytics',
  'sign-in',
  'frame',
  'social',
  'on-ramp',
  'gateway',
  'demo',
] as const

/** The name of one part of the sandbox. */
export type PartName = (typeof partNames)[number]
