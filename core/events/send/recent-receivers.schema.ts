import * as z from 'zod/mini'
import { Namespace } from '../../domain/values/caip.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { RecentReceiver } from '../../domain/send/recent-receivers.schema.ts'

const receivers = personal(z.array(RecentReceiver))

export const recentReceiversFields = {
  sentTo: { namespace: Namespace, receiver: personal(RecentReceiver) },
  recalled: { kept: z.array(z.object({ namespace: Namespace, receivers })) },
  forgotten: {},
}
