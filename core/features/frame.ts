import * as approval from '../effects/approval.ts'
import { byName } from '../effects/by-name.ts'
import * as email from '../effects/email.ts'
import * as emailPause from '../effects/email-pause.ts'
import * as emailUpdate from '../effects/email-update.ts'
import * as emailUpdateView from '../effects/email-update-view.ts'
import * as emailView from '../effects/email-view.ts'
import * as farcaster from '../effects/farcaster.ts'
import * as frameRecords from '../effects/frame-records.ts'
import * as frameWallet from '../effects/frame-wallet.ts'
import * as lateAnswers from '../effects/late-answers.ts'
import * as preferredAccount from '../effects/preferred-account.ts'
import * as smartAccount from '../effects/smart-account.ts'
import * as smartAccountView from '../effects/smart-account-view.ts'
import * as social from '../effects/social.ts'
import * as socialView from '../effects/social-view.ts'
import { approvalSlice } from '../reducers/approval.ts'
import { emailSlice } from '../reducers/email.ts'
import { emailUpdateSlice } from '../reducers/email-update.ts'
import { smartAccountSlice } from '../reducers/smart-account.ts'
import { socialSlice } from '../reducers/social.ts'
import { defineFeature } from '../define-feature.ts'

/** The wallet in the secure frame: who signs in to it by e-mail or a social account, by which address and with which kind of account, and what they confirm there. */
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
