import type { Ports } from './ports.ts'

/** Ports that a host app supplies in place of the built-in ones. Connectors and chains are replaced by key. */
export type GivenPorts = Partial<Omit<Ports, 'connectors' | 'chains'>> & {
  readonly connectors?: Partial<Ports['connectors']>
  readonly chains?: Partial<Ports['chains']>
}

/** Returns the ports with those that the host app supplies in place of the built-in ones. */
export function withGivenPorts(own: Ports, { connectors, chains, ...given }: GivenPorts): Ports {
  return {
    ...own,
    ...given,
    connectors: { ...own.connectors, ...connectors },
    chains: { ...own.chains, ...chains },
  }
}
