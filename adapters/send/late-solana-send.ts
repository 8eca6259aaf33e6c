import { lazy } from '../ports/lazy.ts'
import type { RpcEndpoint } from '../json-rpc/rpc-endpoint.ts'
import type { SolanaSend } from './solana/solana-send.ts'

/** Makes Send and Preflight on Solana, whose code is loaded when one of them is first asked. */
export function lateSolanaSend(endpoint: RpcEndpoint | undefined): SolanaSend {
  return lazy(
    'createSolanaSend',
    () => import('./solana/solana-send.ts'),
    ({ createSolanaSend }) => createSolanaSend({ endpoint }),
  )
}
