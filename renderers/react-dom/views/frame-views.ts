import type { LoadedView } from '../panel/loaded-view.ts'
import { connectingFarcaster } from './ConnectingFarcasterView.tsx'
import { connectingSocial } from './ConnectingSocialView.tsx'
import { connectSocials } from './ConnectSocialsView.tsx'
import { connectWithFrame } from './ConnectWithFrameView.tsx'
import { emailVerifyDevice } from './EmailVerifyDeviceView.tsx'
import { emailVerifyOtp } from './EmailVerifyOtpView.tsx'
import type { FrameView } from './frame-view.ts'
import { updateEmailPrimaryOtp, updateEmailSecondaryOtp } from './UpdateEmailOtpView.tsx'
import { updateEmailWallet } from './UpdateEmailWalletView.tsx'
import { upgradeToSmartAccount } from './UpgradeToSmartAccountView.tsx'

/** The views of signing in to the secure frame, in one chunk, which only pages fetch that offer it; Connect has its ways then. */
export const frameViews = {
  Connect: connectWithFrame,
  ConnectSocials: connectSocials,
  ConnectingSocial: connectingSocial,
  ConnectingFarcaster: connectingFarcaster,
  EmailVerifyDevice: emailVerifyDevice,
  EmailVerifyOtp: emailVerifyOtp,
  UpgradeToSmartAccount: upgradeToSmartAccount,
  UpdateEmailWallet: updateEmailWallet,
  UpdateEmailPrimaryOtp: updateEmailPrimaryOtp,
  UpdateEmailSecondaryOtp: updateEmailSecondaryOtp,
} satisfies Record<FrameView | 'Connect', LoadedView>
