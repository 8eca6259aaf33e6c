import type { OnRamp } from '../../core/ports/on-ramp.ts'
import type { PlainClock } from '../browser/clock.ts'
import type { HttpParts } from '../http/http.ts'
import { countryOf } from '../buy/country.ts'
import { createOnRamp } from '../buy/on-ramp.ts'
import type { PaymentPopup } from '../buy/payment-window.ts'
import type { PortsWindow } from './ports-window.ts'

/** Creates the on-ramp of a page. It opens its windows, and takes the country from the browser's language. Without a page it opens none. */
export function createPageOnRamp(
  endpoint: Pick<HttpParts, 'base'> & { readonly projectId: string },
  window: PortsWindow | null,
  clock: PlainClock,
): OnRamp {
  return createOnRamp({
    ...endpoint,
    country: countryOf(window?.navigator?.language),
    clock,
    page: window && {
      open: (link, name, features) => (window.open?.(link, name, features) ?? null) as PaymentPopup | null,
    },
  })
}
