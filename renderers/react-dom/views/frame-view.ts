/** The views that come with the secure frame. */
export const frameViewNames = [
  'ConnectSocials',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
  'UpgradeToSmartAccount',
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
] as const
export type FrameView = (typeof frameViewNames)[number]
