import type { Failure } from '../../domain/errors/failure.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enRegistryFailure } from '../../strings/en/registry-failure.ts'
import type { Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

type Words = readonly [title: keyof typeof enRegistryFailure, advice: keyof typeof enRegistryFailure]

/** Returns why the registry gave no wallets, in words. `title` is for an unknown reason; `also` says what works nevertheless. */
export function registryFailureNotice(
  state: StateOf<'modal'>,
  failure: Failure | null,
  { title, also = null }: { readonly title: string; readonly also?: string | null },
): Notice {
  const text = textsOf(state, enRegistryFailure)
  const reason = reasonOf(failure)
  const body = [reason && text(reason[1]), also].filter(Boolean).join(' ')
  return {
    part: 'notice',
    tone: 'negative',
    title: reason ? text(reason[0]) : title,
    ...(body === '' ? {} : { body }),
  }
}

function reasonOf(failure: Failure | null): Words | null {
  if (failure?.code === 'project-refused') return ['registry.refused', 'registry.refusedBody']
  if (failure?.status === 429) return ['registry.busy', 'registry.busyBody']
  return (failure?.status ?? 0) >= 500 ? ['registry.broken', 'registry.brokenBody'] : null
}
