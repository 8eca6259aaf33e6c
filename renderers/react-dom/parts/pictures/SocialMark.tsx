import { socialMarks } from './social-marks.ts'

/** Renders the logo of a social account, hidden from screen readers, which read the words beside it. */
export function SocialMark({ provider }: { readonly provider: string }) {
  return (
    <svg className="icon social-mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={socialMarks[provider]} />
    </svg>
  )
}
