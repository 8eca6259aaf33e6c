import { filter } from 'rxjs'
import type { Observable } from 'rxjs'
import type { EventOf } from '../../events/define-events.ts'
import { embed } from '../../events/shell/embed.ts'
import { features } from '../../events/features.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import type { EffectTools } from './define-effect.ts'
import { merge } from './merge.ts'

type On = EffectTools['on']
type Loaded = EventOf<typeof features.loaded>

/** Emits when a feature is loaded, and at every start after that. */
export function arrival(on: On, feature: string): Observable<EventOf<typeof host.started> | Loaded> {
  return merge(on(host.started), comingOf(on, feature))
}

/** Emits when views need their data: the modal opens, an embed is mounted, or the feature that an open view waits for is loaded. */
export function opening(
  on: On,
  state: EffectTools['state'],
  feature: string,
): Observable<EventOf<typeof modal.opened | typeof embed.shown> | Loaded> {
  return merge(on(modal.opened, embed.shown), comingOf(on, feature).pipe(filter(() => isOnScreen(state()))))
}

function comingOf(on: On, feature: string): Observable<Loaded> {
  return on(features.loaded).pipe(filter(({ data }) => data.feature === feature))
}
