import type { Options } from '../../core/domain/options/options.ts'
import type { PortsWindow } from '../ports/ports-window.ts'

/** Returns the page's host and origin. Outside of a page, returns those of the app's metadata. The visitor reads them when signing in. */
export function pagePlace(
  current: () => Options,
  window: PortsWindow | null,
): { readonly host: string; readonly origin: string } {
  const own = window?.location?.origin
  // Sandboxed iframes and files have the origin "null".
  const place = own === 'null' ? undefined : own
  const { host, origin } = new URL(place ?? current().metadata?.url ?? 'http://localhost')
  return { host, origin }
}
