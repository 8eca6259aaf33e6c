import { answerHost } from './answer-host.ts'
import { createApprovalPlace } from './approval-place.ts'
import { createApprovals } from './approvals.ts'
import { createKeptDevice } from './kept-device.ts'
import { createServerCalls } from './server-calls.ts'
import { wear } from './wear.ts'
import './cove.css'

const element = document.getElementById('cove')
if (element && parent !== window) {
  const place = createApprovalPlace(element)
  const approvals = createApprovals((request) =>
    place.show(request, (isApproved) => request && approvals.end(request.id, isApproved)),
  )
  answerHost({ calls: createServerCalls(), device: createKeptDevice(), approvals, wear, name: place.name })
}
