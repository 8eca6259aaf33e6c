import type { LoadedView, ViewsOf } from '../panel/loaded-view.ts'
import { connectingFarcaster } from './ConnectingFarcasterView.tsx'
import { connectingSocial } from './ConnectingSocialView.tsx'
import { connectSocials } from './ConnectSocialsView.tsx'
import { connectWithFrame } from './ConnectWithFrameView.tsx'
import { emailVerifyDevice } from './EmailVerifyDeviceView.tsx'
import { emailVerifyOtp } from './EmailVerifyOtpView.tsx'
import { updateEmailPrimaryOtp, updateEmailSecondaryOtp } from './UpdateEmailOtpView.tsx'
import { updateEmailWallet } from './UpdateEmailWalletView.tsx'
import { upgradeToSmartAccount } from './UpgradeToSmartAccountView.tsx'

/** The views of signing in to the secure frame; Connect has its ways where that is offered. */
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
} satisfies ViewsOf<'frame'> & { readonly Connect: LoadedView }
