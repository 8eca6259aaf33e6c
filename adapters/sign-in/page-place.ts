import type { Options } from '../../core/domain/options/options.ts'
import type { PortsWindow } from '../ports/ports-window.ts'

/** Where a page is, or an app that says so in its metadata: what whoever signs in reads. */
export function pagePlace(
  current: () => Options,
  window: PortsWindow | null,
): { readonly host: string; readonly origin: string } {
  const own = window?.location?.origin
  // What a browser says of a sandboxed frame, and of a file.
  const place = own === 'null' ? undefined : own
  const { host, origin } = new URL(place ?? current().metadata?.url ?? 'http://localhost')
  return { host, origin }
}
