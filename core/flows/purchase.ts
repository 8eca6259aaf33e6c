import type { Purchase } from '../domain/buy/purchase.ts'
import { onRamp } from '../events/buy/on-ramp.ts'
import { defineFlow } from './define-flow.ts'

/** No payment was seen yet. */
const unseen = ['preparing', 'unchecked', 'waiting'] as const

/** Nobody waits any more, and it may still be paid: with another card, or late. */
const late = ['declined', 'overdue'] as const

/** A purchase: its page is asked for, the visitor pays there, and what was bought comes. */
export const purchaseFlow = defineFlow<Purchase>(onRamp.purchaseRequested, 'preparing', (move) => [
  move(onRamp.linkReceived, ['preparing'], 'waiting', ({ data: { link } }) => ({ link })),
  move(onRamp.linkUnchecked, ['preparing'], 'unchecked', ({ data: { link } }, { window }) => ({
    uncheckedLink: link,
    // The empty window is closed, and opened anew by the press that accepts the page.
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

/** Gives a purchase the row of the history that is its own. A row that it had before joins the known ones. */
function ownRow({ purchase, known }: Purchase, row: string | undefined): Partial<Purchase> {
  if (row === undefined || row === purchase) return {}
  return { purchase: row, known: purchase === null || known === null ? known : [...known, purchase] }
}
