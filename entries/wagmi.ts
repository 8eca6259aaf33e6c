export { latchkeyConnector } from '../renderers/providers/wagmi-connector.ts'
export type { ConnectorLook } from '../renderers/providers/wagmi-connector.ts'
export { createWagmiConfig } from './create-wagmi-config.ts'
export type { WagmiConfigOptions } from './create-wagmi-config.ts'
