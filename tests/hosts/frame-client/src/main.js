import { W3mFrameProvider } from '@web3modal/wallet'

// As the adapters of that kit have it: a client without a chain, which then names chain 0.
globalThis.client = new W3mFrameProvider('test')
