import * as z from 'zod/mini'
import { Namespace } from '../domain/caip.ts'
import { personal } from '../domain/personal.ts'
import { RecentReceiver } from '../domain/recent-receivers.ts'
import { defineEvents, fact } from './define-events.ts'

const receivers = personal(z.array(RecentReceiver))

/** To whom was sent lately, as one more joins them, as storage has them, and as they are forgotten. */
export const recentReceivers = defineEvents('recentReceivers', {
  sentTo: fact({ namespace: Namespace, receiver: personal(RecentReceiver) }),
  recalled: fact({ kept: z.array(z.object({ namespace: Namespace, receivers })) }),
  joined: fact(),
  forgotten: fact(),
})
