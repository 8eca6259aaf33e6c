import * as z from 'zod/mini'
import { namespaceSchema } from '../../domain/values/caip.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { recentReceiverSchema } from '../../domain/send/recent-receivers.schema.ts'

const receivers = personal(z.array(recentReceiverSchema))

export const recentReceiversFields = {
  sentTo: { namespace: namespaceSchema, receiver: personal(recentReceiverSchema) },
  recalled: { kept: z.array(z.object({ namespace: namespaceSchema, receivers })) },
  forgotten: {},
}
