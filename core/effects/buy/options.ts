import { filter } from 'rxjs'
import { codeLimit, onRampOptionsLimit } from '../../domain/limits.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import { viewMoves } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { opening } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { merge } from '../streams/merge.ts'

/** Requests the offer when a view for buying opens, and again if that failed before. */
export const requestOnRampOptions = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  merge(opening(on, state, 'on-ramp'), on(...viewMoves, ...accountChanges)).pipe(
    decide(() => {
      const { options, onRamp: standing } = state()
      const isKnown = standing.offer.status === 'loading' || standing.offer.status === 'loaded'
      if (isKnown || !isShowing(state(), 'offer')) return null
      return options?.projectId && !isSwitchedOff('on-ramp', options) ? onRamp.optionsRequested() : null
    }),
  ),
)

/** Asks what can be bought, for the visitor and the host alike. The built-in offer is used until the service answers, and if it does not. */
export const readOnRampOptions = defineEffect<StateOf<'on-ramp'>>(({ on, ports, once }) =>
  on(onRamp.optionsRequested).pipe(
    once({
      limit: onRampOptionsLimit,
      ask: (_, signal) => ports.onRamp.options(null, signal),
      then: ({ options }) => onRamp.optionsReceived({ options }),
      fail: (failure) => onRamp.optionsFailed({ failure }),
    }),
  ),
)

/** Loads the code that opens windows before a press needs it, because browsers open a window only during the press itself. */
export const preparePaymentWindow = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, once }) =>
  on(onRamp.optionsRequested).pipe(
    filter(() => state().device.kind !== 'terminal'),
    once({
      limit: codeLimit,
      ask: (_, signal) => ports.onRamp.prepareWindow(null, signal),
      then: () => null,
      fail: () => null,
    }),
  ),
)
