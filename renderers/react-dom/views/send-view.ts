/** The views of sending. */
export const sendViewNames = [
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'WalletSendConfirmed',
] as const
export type SendView = (typeof sendViewNames)[number]
