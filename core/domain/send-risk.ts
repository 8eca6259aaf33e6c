import type { LostReceiver } from './receiver.ts'

/** What a host names before it is sent all the same: a receiver from whom nothing ever comes back, or an earlier sending that another wallet of the account may still sign, or that any may have sent. */
export type SendRisk = LostReceiver | 'open-request'
