import { isBuiltByPage } from '../../domain/operations/transfer.ts'
import type { Sending } from '../../domain/send/sending.ts'
import type { SendOrder } from '../../domain/send/order.ts'
import { sending } from '../../flows/sending.ts'

/** Returns a transfer that has just been requested. No wallet has answered yet. */
export function startedSending(
  request: SendOrder & Pick<Sending, 'id' | 'by' | 'wallet' | 'requestedAt'>,
): Sending {
  return {
    ...request,
    step: sending.first,
    isMade: !isBuiltByPage(request.chainId),
    isLingering: false,
    isUnexpected: false,
    isAccepted: false,
    isSessionOver: false,
    hash: null,
    failure: null,
  }
}
