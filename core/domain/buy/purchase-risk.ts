/**
 * The risks that need a second press before a payment page is opened. `unchecked-page`: the page could not be checked, so it may pay out to another
 * account.
 */
export const purchaseRisks = ['unchecked-page'] as const

/** A risk that needs a second press. */
export type PurchaseRisk = (typeof purchaseRisks)[number]
