import type { Ports } from './ports.ts'

/** Ports that a host gives in place of the built-in ones; of connectors and chains any, by key. */
export type GivenPorts = Partial<Omit<Ports, 'connectors' | 'chains'>> & {
  readonly connectors?: Partial<Ports['connectors']>
  readonly chains?: Partial<Ports['chains']>
}

/** Ports with some of them replaced. */
export function withGivenPorts(own: Ports, { connectors, chains, ...given }: GivenPorts): Ports {
  return {
    ...own,
    ...given,
    connectors: { ...own.connectors, ...connectors },
    chains: { ...own.chains, ...chains },
  }
}
