import { isMobile } from '../../domain/shell/device.ts'
import { socialNames } from '../../domain/options/social-provider.ts'
import { social } from '../../events/frame/social.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSocial } from '../../strings/en/social.ts'
import { socialPicture } from './connecting-social.ts'
import type { Button, Link, Notice, Picture, QrCode, Screen } from '../parts/parts.ts'
import { socialFailure } from './social-failure.ts'
import { copyButton } from '../parts/copy-button.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the ConnectingFarcaster screen. */
export type ConnectingFarcasterParts = {
  readonly qrCode: QrCode | null
  readonly picture: Picture | null
  readonly status: Notice | null
  readonly open: Link | null
  readonly retry: Button | null
  readonly copy: Button | null
}

/** Returns the ConnectingFarcaster screen: a QR code, or on a phone a link to the app, then the account that approved. */
export function connectingFarcasterView(state: StateOf<'frame'>): Screen<ConnectingFarcasterParts> {
  const text = textsOf(state, enSocial)
  const { flow } = state.social
  const link = flow?.link ?? null
  const failure = socialFailure(state)
  const isKnown = flow?.step === 'accepted'
  const isAsked = !failure && !isKnown
  const isScanned = isAsked && !isMobile(state.device)
  const waiting = isKnown
    ? notice(text('farcaster.loading'), text('farcaster.loadingBody'))
    : notice(
        text('farcaster.continue'),
        text(link === null ? 'farcaster.preparingLink' : 'farcaster.continueBody'),
      )
  return {
    title: socialNames.farcaster,
    parts: {
      qrCode: isScanned
        ? {
            part: 'qr-code',
            label: text(link === null ? 'farcaster.preparing' : 'farcaster.scan'),
            text: link,
            image: null,
          }
        : null,
      picture: isScanned ? null : socialPicture(state, failure?.mood ?? 'waiting'),
      status: failure?.status ?? (isScanned ? null : waiting),
      open: isAsked && !isScanned && link !== null ? openLink(text('farcaster.open'), link) : null,
      retry: failure?.retry ?? null,
      copy: isScanned
        ? copyButton(state, {
            label: text('farcaster.copy'),
            press: link === null ? null : social.linkCopyRequested(),
            copied: 'pairing.copied',
          })
        : null,
    },
  }
}

function openLink(label: string, href: string): Link {
  return { part: 'link', label, href, opensApp: !href.startsWith('http') }
}

function notice(title: string, body: string): Notice {
  return { part: 'notice', tone: 'neutral', title, body }
}
