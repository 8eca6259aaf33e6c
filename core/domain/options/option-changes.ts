import type { HostOptions } from './host-options.ts'

/**
 * Options that may change while Latchkey runs. An `undefined` option returns to its default. Services, storage and wallets depend on the other
 * options, so another value of them needs another Latchkey.
 */
export type OptionChanges = Partial<Omit<HostOptions, FixedOption>>
type FixedOption = 'projectId' | 'endpoints' | 'enableEIP6963'
