/** The parts that can be started alone with `--only`. */
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

/** One part of the sandbox. */
export type PartName = (typeof partNames)[number]
