import type { Endpoints } from '../endpoints.ts'

/** Returns the strict Content-Security-Policy of the phone's page: its own files, the relay and the chains. */
export function phonePolicy(endpoints: Endpoints | null): string {
  return strictPolicy([endpoints?.relay, ...Object.values(endpoints?.chains ?? {})], [])
}

/**
 * Returns the strict Content-Security-Policy of the host page. It allows own scripts and styles, calls to the sandbox, pictures of the registry
 * and the blockchain API, and the secure frame.
 */
export function securityPolicy(endpoints: Endpoints | null): string {
  const {
    registry,
    blockchainApi,
    analytics,
    signIn,
    relay,
    frame,
    gateway,
    chains = {},
    solana,
  } = endpoints ?? {}
  const nodes = Object.values(chains)
  const sockets = nodes.map((url) => url.replace(/^http/, 'ws'))
  const targets = [
    registry,
    blockchainApi,
    analytics,
    signIn,
    relay,
    gateway,
    ...nodes,
    ...sockets,
    solana?.socket,
  ]
  return strictPolicy(targets, [registry, blockchainApi], [frame])
}

type Origins = readonly (string | null | undefined)[]

function strictPolicy(targets: Origins, pictures: Origins, frames: Origins = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' blob: data:", ...pictures.filter(Boolean)].join(' '),
    ["connect-src 'self'", ...targets.filter(Boolean)].join(' '),
    ...(frames.filter(Boolean).length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
