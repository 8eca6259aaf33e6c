import * as approval from '../effects/frame/approval.ts'
import { byName } from '../effects/streams/by-name.ts'
import * as email from '../effects/frame/email.ts'
import * as emailPause from '../effects/frame/email-pause.ts'
import * as emailUpdate from '../effects/frame/email-update.ts'
import * as emailUpdateView from '../effects/frame/email-update-view.ts'
import * as emailView from '../effects/frame/email-view.ts'
import * as farcaster from '../effects/frame/farcaster.ts'
import * as frameRecords from '../effects/frame/records.ts'
import * as frameWallet from '../effects/frame/wallet.ts'
import * as lateAnswers from '../effects/frame/late-answers.ts'
import * as preferredAccount from '../effects/frame/preferred-account.ts'
import * as smartAccount from '../effects/frame/smart-account.ts'
import * as smartAccountView from '../effects/frame/smart-account-view.ts'
import * as social from '../effects/frame/social.ts'
import * as socialView from '../effects/frame/social-view.ts'
import { approvalSlice } from '../reducers/frame/approval.ts'
import { emailSlice } from '../reducers/frame/email.ts'
import { emailUpdateSlice } from '../reducers/frame/email-update.ts'
import { smartAccountSlice } from '../reducers/frame/smart-account.ts'
import { socialSlice } from '../reducers/frame/social.ts'
import { defineFeature } from '../define-feature.ts'

/** The wallet in the secure frame: sign-in by e-mail or a social account, the e-mail address, the kind of account, and approvals. */
export const frameFeature = defineFeature({
  slices: {
    email: emailSlice,
    emailUpdate: emailUpdateSlice,
    social: socialSlice,
    smartAccount: smartAccountSlice,
    approval: approvalSlice,
  },
  effects: {
    ...byName(email),
    ...byName(emailView),
    ...byName(emailPause),
    ...byName(emailUpdate),
    ...byName(emailUpdateView),
    ...byName(social),
    ...byName(farcaster),
    ...byName(socialView),
    ...byName(frameWallet),
    ...byName(frameRecords),
    ...byName(preferredAccount),
    ...byName(smartAccount),
    ...byName(smartAccountView),
    ...byName(approval),
    ...byName(lateAnswers),
  },
})
