import { isEnglish } from '../../domain/shell/language.ts'
import { codeLimit } from '../../domain/limits.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { locale } from '../../events/shell/locale.ts'
import { modal } from '../../events/shell/modal.ts'
import { viewMoves } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** Requests the texts of the host's locale once. After a failure requests them again with the next opening or navigation. */
export const requestCatalogue = defineEffect<StateOf<'locale'>>(({ on, state, decide }) =>
  merge(
    arrival(on, 'locale'),
    onOptionsChange(on, 'locale', 'features'),
    on(modal.opened, ...viewMoves),
  ).pipe(
    decide(() => {
      const { options, locale: known } = state()
      if (!options || isEnglish(options.locale) || isTurnedOff(options, 'locale')) return null
      const isUnderWay = known.locale === options.locale && known.status !== 'failed'
      return isUnderWay ? null : locale.catalogueRequested({ locale: options.locale })
    }),
  ),
)

/** Loads the texts of a locale. Another locale aborts the running question. */
export const loadCatalogue = defineEffect(({ on, ports, latest }) =>
  on(locale.catalogueRequested).pipe(
    latest({
      limit: codeLimit,
      ask: ({ data }, signal) => ports.catalogues.load({ locale: data.locale }, signal),
      then: (words, { data }) => locale.catalogueReceived({ locale: data.locale, words }),
      fail: (failure, { data }) => locale.catalogueFailed({ locale: data.locale, failure }),
    }),
  ),
)
