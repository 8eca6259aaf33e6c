import type { LostReceiver } from './receiver.ts'

/** What a host names before it is sent all the same: a receiver from whom nothing ever comes back, or that another wallet of the account has yet to answer for an earlier sending. */
export type SendRisk = LostReceiver | 'open-request'
