import type { Failure } from '../domain/failure.ts'
import type { RootState } from '../reducers/root.ts'
import type { TextName } from '../strings/en.ts'
import type { Notice } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** Why the registry gave no wallets, in words; `title` says it where there is no more to say, `also` is what works all the same. */
export function registryFailureNotice(
  state: RootState,
  failure: Failure | null,
  { title, also = null }: { readonly title: TextName; readonly also?: TextName | null },
): Notice {
  const text = textsOf(state)
  const reason = reasonOf(failure)
  const body = [reason?.[1], also].flatMap((name) => (name ? [text(name)] : [])).join(' ')
  return {
    part: 'notice',
    tone: 'negative',
    title: text(reason?.[0] ?? title),
    ...(body === '' ? {} : { body }),
  }
}

function reasonOf(failure: Failure | null): readonly [title: TextName, advice: TextName] | null {
  if (failure?.code === 'project-refused') return ['registry.refused', 'registry.refusedBody']
  if (failure?.status === 429) return ['registry.busy', 'registry.busyBody']
  return (failure?.status ?? 0) >= 500 ? ['registry.broken', 'registry.brokenBody'] : null
}
