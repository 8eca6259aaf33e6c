import type { Endpoints } from '../endpoints.ts'

/** The strict Content-Security-Policy of the host page: scripts and styles from itself, calls only to the sandbox. */
export function securityPolicy(endpoints: Endpoints | null): string {
  const targets = [endpoints?.registry, ...Object.values(endpoints?.chains ?? {})].filter(Boolean)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    ["connect-src 'self'", ...targets].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
