import { byName } from '../effects/streams/by-name.ts'
import * as receiverPaste from '../effects/send/receiver-paste.ts'
import * as recentReceivers from '../effects/send/recent-receivers.ts'
import * as send from '../effects/send/send.ts'
import * as sendCost from '../effects/send/cost.ts'
import * as sendQuote from '../effects/send/quote.ts'
import * as sendPrefill from '../effects/send/prefill.ts'
import * as sendRequests from '../effects/send/requests.ts'
import * as sendView from '../effects/send/view.ts'
import * as sending from '../effects/send/sending.ts'
import { receiverPasteSlice } from '../reducers/send/receiver-paste.ts'
import { recentReceiversSlice } from '../reducers/send/recent-receivers.ts'
import { sendRequestsSlice } from '../reducers/send/requests.ts'
import { sendArgumentsSlice } from '../reducers/send/arguments.ts'
import { sendSlice } from '../reducers/send/send.ts'
import { defineFeature } from '../define-feature.ts'

/** Transfers from an account to a receiver. */
export const sendFeature = defineFeature({
  slices: {
    router: sendArgumentsSlice,
    send: sendSlice,
    sendRequests: sendRequestsSlice,
    recentReceivers: recentReceiversSlice,
    receiverPaste: receiverPasteSlice,
  },
  effects: {
    ...byName(send),
    ...byName(sendCost),
    ...byName(sending),
    ...byName(sendPrefill),
    ...byName(sendQuote),
    ...byName(sendRequests),
    ...byName(sendView),
    ...byName(recentReceivers),
    ...byName(receiverPaste),
  },
})
