export { latchkeyConnector } from '../renderers/providers/wagmi-connector.ts'
export type { ConnectorLook } from '../renderers/providers/wagmi-connector.ts'
