import type { ChainId } from '../values/caip.ts'
import type { Network } from './network.ts'
import type { ChainIdOfViem, ViemChain } from './viem-chain.ts'

/** A network as a host app may write it: in Latchkey's fields or as viem does. It may be frozen. */
export type HostNetwork = Frozen<Network> | ViemChain

/** The CAIP-2 ids of some networks. If they are known at run time only, any chain id. */
export type ChainIdOf<Given> = Given extends { readonly id: infer Id }
  ? Id extends number
    ? ChainIdOfViem<Id>
    : Id extends ChainId
      ? Id
      : ChainId
  : ChainId

type Frozen<Value> = Value extends object ? { readonly [Name in keyof Value]: Frozen<Value[Name]> } : Value
