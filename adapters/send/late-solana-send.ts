import { lazy } from '../ports/lazy.ts'
import type { RpcEndpoint } from '../json-rpc/rpc-endpoint.ts'
import type { SolanaSend } from './solana/solana-send.ts'

/** Creates Send and Preflight on Solana. Their code is loaded by their first request. */
export function lateSolanaSend(endpoint: RpcEndpoint | undefined): SolanaSend {
  return lazy(
    'createSolanaSend',
    () => import('./solana/solana-send.ts'),
    ({ createSolanaSend }) => createSolanaSend({ endpoint }),
  )
}
