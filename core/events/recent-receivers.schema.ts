import * as z from 'zod/mini'
import { Namespace } from '../domain/caip.schema.ts'
import { personal } from '../domain/personal.ts'
import { RecentReceiver } from '../domain/recent-receivers.schema.ts'

const receivers = personal(z.array(RecentReceiver))

export const recentReceiversFields = {
  sentTo: { namespace: Namespace, receiver: personal(RecentReceiver) },
  recalled: { kept: z.array(z.object({ namespace: Namespace, receivers })) },
  forgotten: {},
}
