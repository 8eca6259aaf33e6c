/** What a visitor is told before a payment page is opened, and presses for a second time: the page could not be checked, so that it may pay out to another account. */
export const purchaseRisks = ['unchecked-page'] as const

/** Why a purchase needs a second press. */
export type PurchaseRisk = (typeof purchaseRisks)[number]
