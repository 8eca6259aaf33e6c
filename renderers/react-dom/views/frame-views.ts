import type { LoadedView, ViewsOf } from '../panel/loaded-view.ts'
import { connectingFarcaster } from './frame/ConnectingFarcasterView.tsx'
import { connectingSocial } from './frame/ConnectingSocialView.tsx'
import { connectSocials } from './frame/ConnectSocialsView.tsx'
import { connectWithFrame } from './frame/ConnectWithFrameView.tsx'
import { emailVerifyDevice } from './frame/EmailVerifyDeviceView.tsx'
import { emailVerifyOtp } from './frame/EmailVerifyOtpView.tsx'
import { updateEmailPrimaryOtp, updateEmailSecondaryOtp } from './frame/UpdateEmailOtpView.tsx'
import { updateEmailWallet } from './frame/UpdateEmailWalletView.tsx'
import { upgradeToSmartAccount } from './frame/UpgradeToSmartAccountView.tsx'

/** The views of signing in to the secure frame. Connect includes its sign-in methods if they are offered. */
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
