import { withStoredReceivers, withReceivers } from '../../domain/send/recent-receivers.ts'
import type { RecentReceivers } from '../../domain/send/recent-receivers.ts'
import { host } from '../../events/host.ts'
import { recentReceivers } from '../../events/send/recent-receivers.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The recent receivers, by kind of chains. */
type RecentReceiversState = { readonly byNamespace: RecentReceivers }

const initial: RecentReceiversState = { byNamespace: {} }

declare module '../root.ts' {
  interface LateBranches {
    readonly recentReceivers: ['send', RecentReceiversState]
  }
}

/** Reduces recent receivers. Those of storage come behind those of this visit. */
export const recentReceiversSlice = defineSlice<RecentReceiversState>(initial, (when) => [
  when([recentReceivers.sentTo], (draft, { data: { namespace, receiver } }) => {
    draft.byNamespace[namespace] = [...withReceivers(draft.byNamespace[namespace] ?? [], [receiver])]
  }),
  when([recentReceivers.recalled], (draft, { data: { kept } }) => {
    const receivers = Object.fromEntries(kept.map((one) => [one.namespace, one.receivers]))
    Object.assign(draft, { byNamespace: withStoredReceivers(draft.byNamespace, receivers) })
  }),
  when([recentReceivers.forgotten], () => initial),
  when([host.stopped], () => initial),
])
