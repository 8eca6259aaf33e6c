import { filter } from 'rxjs'
import type { Options } from '../../domain/options/options.ts'
import { host } from '../../events/host.ts'
import type { EffectTools } from './define-effect.ts'

/** Emits whenever the host has changed one of these options. */
export function onOptionsChange(on: EffectTools['on'], ...names: readonly (keyof Options)[]) {
  return on(host.optionsChanged).pipe(filter(({ data }) => names.some((name) => data.changed.includes(name))))
}
