import { host } from '../../events/host.ts'
import { locale } from '../../events/shell/locale.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The texts of the locale that was requested last. `words` is null until they arrive, and if there are none. */
export type LocaleState = {
  readonly locale: string | null
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly words: Readonly<Record<string, string>> | null
}

const initial: LocaleState = { locale: null, status: 'failed', words: null }

declare module '../root.ts' {
  interface LateBranches {
    readonly locale: ['locale', LocaleState]
  }
}

/** Reduces the texts of one locale. Ignores an answer for another one. */
export const localeSlice = defineSlice<LocaleState>(initial, (when) => [
  when([locale.catalogueRequested], (_, { data }) => ({
    locale: data.locale,
    status: 'loading',
    words: null,
  })),
  when([locale.catalogueReceived], (draft, { data }) =>
    data.locale === draft.locale ? { ...data, status: 'loaded' } : draft,
  ),
  when([locale.catalogueFailed], (draft, { data }) => {
    if (data.locale === draft.locale) draft.status = 'failed'
  }),
  when([host.stopped], (draft) => (draft.status === 'loaded' ? draft : initial)),
])
