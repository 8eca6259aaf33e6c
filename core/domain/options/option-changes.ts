import type { HostOptions } from './host-options.ts'

/** Options that may change while Latchkey runs; services, storage and wallets are reached by the others, so another value of them needs another Latchkey. One that is `undefined` goes back to its default. */
export type OptionChanges = Partial<Omit<HostOptions, FixedOption>>
type FixedOption = 'projectId' | 'endpoints' | 'enableEIP6963'
