import type { Ports } from '../../core/ports/ports.ts'

type Shape<Port> = { readonly [Method in keyof Port]: true }
type Shapes<Keyed> = { readonly [Key in keyof Keyed]: Shape<Keyed[Key]> }

const connector = {
  reconnect: true,
  watch: true,
  switchNetwork: true,
  addNetwork: true,
  request: true,
  disconnect: true,
} as const

/** The methods of every port. A host's replacement must have all of them. */
export const portMethods: Shapes<Omit<Ports, 'connectors' | 'chains'>> & {
  readonly connectors: Shapes<Ports['connectors']>
  readonly chains: Shapes<Ports['chains']>
} = {
  clock: { after: true, afterSeen: true },
  device: { describe: true },
  connectors: {
    injected: { announcements: true, connect: true, ...connector },
    'wallet-standard': { announcements: true, connect: true, ...connector },
    'wallet-connect': { pair: true, ...connector },
    frame: { connect: true, ...connector },
  },
  chains: {
    eip155: { balance: true, ask: true, watch: true },
    solana: { balance: true, tokens: true, fees: true, blockhash: true, watch: true },
  },
  walletRegistry: { wallets: true, imageAddresses: true, images: true },
  storage: { read: true, write: true, remove: true, watch: true },
  clipboard: { write: true, read: true, readable: true },
  analytics: { isWanted: true, send: true, leavings: true },
  tokenBalances: { read: true },
  identity: { lookUp: true },
  accountNames: { find: true, suggest: true, message: true, register: true, namesOf: true },
  frame: {
    connectEmail: true,
    connectDevice: true,
    connectOtp: true,
    preparePopup: true,
    openPopup: true,
    leadPopup: true,
    socialRedirectUri: true,
    connectSocial: true,
    farcasterUri: true,
    connectFarcaster: true,
    updateEmail: true,
    updateEmailPrimaryOtp: true,
    updateEmailSecondaryOtp: true,
    smartAccountNetworks: true,
    setPreferredAccount: true,
    getUser: true,
    lateAnswer: true,
    rejectRequests: true,
    showApproval: true,
  },
  signIn: {
    rules: true,
    session: true,
    message: true,
    verify: true,
    signOut: true,
    settled: true,
    tell: true,
  },
  transactions: { history: true, settlement: true },
  swap: {
    tokens: true,
    price: true,
    quote: true,
    gasPrice: true,
    allowance: true,
    approval: true,
    permitDomain: true,
    transaction: true,
  },
  onRamp: {
    options: true,
    quote: true,
    link: true,
    prepareWindow: true,
    openWindow: true,
    leadWindow: true,
    closeWindow: true,
  },
  preflight: { inspect: true },
  send: { estimate: true, receiver: true, transaction: true },
  features: { load: true },
  catalogues: { load: true },
}
