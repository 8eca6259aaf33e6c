/** The parts of the modal that a host app can switch off in the option `features`: pairing, and the registry of wallets. */
export const modalParts = ['pairing', 'registry'] as const

/** A part of the modal that can be switched off. */
export type ModalPart = (typeof modalParts)[number]
