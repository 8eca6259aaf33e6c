import type { Purchase } from '../domain/buy/purchase.ts'
import { onRamp } from '../events/buy/on-ramp.ts'
import { defineFlow } from './define-flow.ts'
import type { FlowChange } from './define-flow.ts'

/** The steps before any payment was seen. */
const unseen = ['preparing', 'unchecked', 'waiting'] as const

/** The steps in which Latchkey no longer waits, but a payment may still arrive, with another card or late. */
const late = ['declined', 'overdue'] as const

/** A purchase: the provider's page is requested, the visitor pays there, and the purchased amount arrives. */
export const purchaseFlow = defineFlow<Purchase>(onRamp.purchaseRequested, 'preparing', (move) => [
  move(onRamp.linkReceived, ['preparing'], 'waiting', ({ data: { link } }) => ({ link })),
  move(onRamp.linkUnchecked, ['preparing'], 'unchecked', ({ data: { link } }, { window }) => ({
    uncheckedLink: link,
    // The empty window is closed. The press that accepts the page opens it again.
    window: window === 'none' ? 'none' : 'closed',
  })),
  move(onRamp.uncheckedLinkAccepted, ['unchecked'], 'waiting', (_, { uncheckedLink, window }) => ({
    link: uncheckedLink,
    uncheckedLink: null,
    window: window === 'none' ? 'none' : 'opening',
  })),
  move(onRamp.uncheckedLinkDeclined, ['unchecked'], 'failed', () => ({
    failure: { code: 'risk-not-accepted', detail: 'Not accepted: unchecked-page.' },
  })),
  move(onRamp.linkFailed, ['preparing', 'waiting'], 'failed', ({ data: { failure } }) => ({ failure })),
  move(onRamp.processingSeen, [...unseen, ...late], 'processing', ({ data }, flow) =>
    ownRow(flow, data.purchase),
  ),
  move(onRamp.bought, [...unseen, 'processing', ...late], 'bought', ({ data }, flow) =>
    ownRow(flow, data.purchase),
  ),
  move(onRamp.declined, [...unseen, 'processing', ...late], 'declined', ({ data }, flow) =>
    ownRow(flow, data.purchase),
  ),
  move(onRamp.overdue, unseen, 'overdue'),
])

/** Assigns a row of the history to its purchase. A row that the purchase had before joins the known ones. */
function ownRow({ purchase, known }: Purchase, row: string | undefined): FlowChange<Purchase> {
  if (row === undefined || row === purchase) return {}
  return { purchase: row, known: purchase === null || known === null ? known : [...known, purchase] }
}
